#!/bin/sh
# Installs Card Table for the person who runs this, below their home; uninstall.sh undoes it.
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)
if [ -z "${HOME:-}" ] || [ ! -d "$HOME" ]; then
    echo "There is no home folder to install to. ./cardtable runs from here as well." >&2
    exit 1
fi
target=$HOME/.local/lib/cardtable
command=$HOME/.local/bin/cardtable
share=${XDG_DATA_HOME:-$HOME/.local/share}

if [ "$here" = "$target" ]; then
    echo "This is the installed Card Table already." >&2
    exit 1
fi
if [ -e "$target" ] && [ ! -d "$target/_internal" ]; then
    echo "$target is something else: it stays as it is, and nothing is installed." >&2
    exit 1
fi
if [ -e "$command" ] && [ "$(readlink "$command" || true)" != "$target/cardtable" ]; then
    echo "$command is another program: it stays as it is, and nothing is installed." >&2
    exit 1
fi

# Copied whole before the old one goes, so that a full disk costs nothing.
mkdir -p "$HOME/.local/lib" "$HOME/.local/bin" "$share/applications" "$share/icons/hicolor"
rm -rf "$target.new"
cp -R "$here" "$target.new"
rm -rf "$target"
mv "$target.new" "$target"
ln -sf "$target/cardtable" "$command"
cp -R "$here/share/icons/hicolor/." "$share/icons/hicolor"
case $target in
    *%*) start='sh -c "exec \\"\\$0\\"" ' ;; # GNOME looks for a program of that name with %% in it
    *) start= ;;
esac
{
    grep -v '^Exec=' "$here/share/applications/cardtable.desktop"
    # In quotes \ " ` and $ are escaped, then every \ once more as in any value; %% stands for %.
    printf 'Exec=%s"%s"\n' "$start" "$(printf '%s' "$target/cardtable" |
        sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')"
} >"$share/applications/cardtable.desktop"
if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database -q "$share/applications" || true
fi

echo "Card Table is installed: it is in the menu, among the games."
case ":${PATH:-}:" in
    *":$HOME/.local/bin:"*) echo "In a terminal it is called cardtable." ;;
    *) echo "In a terminal it is called $command." ;;
esac
echo "$target/uninstall.sh takes it away again."
