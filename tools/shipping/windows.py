"""What Windows shows of an executable in its properties, as the text that PyInstaller reads."""

from __future__ import annotations

_TEXT = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004,
    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])]),
  ]
)
"""


def version_text(version: str, executable: str, description: str) -> str:
    """The version resource of an executable of the program."""
    numbers = tuple(int(part) for part in version.split(".")[:4])
    told = {
        "CompanyName": "Card Table contributors",
        "FileDescription": description,
        "FileVersion": version,
        "InternalName": executable,
        "LegalCopyright": "MIT licence; see the folder licenses",
        "OriginalFilename": f"{executable}.exe",
        "ProductName": "Card Table",
        "ProductVersion": version,
    }
    strings = "\n".join(f"      StringStruct({key!r}, {value!r})," for key, value in told.items())
    return _TEXT.format(numbers=(*numbers, 0, 0, 0)[:4], strings=strings)
