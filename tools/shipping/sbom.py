"""The bill of materials: what a program is made of besides its own sources, as CycloneDX 1.6."""

from __future__ import annotations

import json
from collections.abc import Iterable

FILE = "cardtable.cdx.json"


def bill(version: str, pins: Iterable[str]) -> str:
    """The bill of that version, given what it needs as `name==version`; the same always."""
    me = f"pkg:pypi/cardtable@{version}"
    parts = [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{of}",
            "name": name,
            "version": of,
            "purl": f"pkg:pypi/{name}@{of}",
        }
        for name, of in (pin.split("==") for pin in sorted(pins))
    ]
    told = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": me,
                "name": "cardtable",
                "version": version,
                "licenses": [{"license": {"id": "MIT"}}],
                "purl": me,
            }
        },
        "components": parts,
        "dependencies": [{"ref": me, "dependsOn": [part["bom-ref"] for part in parts]}],
    }
    return json.dumps(told, indent=2) + "\n"
