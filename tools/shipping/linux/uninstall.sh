#!/bin/sh
# Takes away what install.sh has put there. Games and settings stay.
set -eu

target=$HOME/.local/lib/cardtable
command=$HOME/.local/bin/cardtable
share=${XDG_DATA_HOME:-$HOME/.local/share}

if [ ! -d "$target/_internal" ]; then
    echo "Card Table is not installed in $target." >&2
    exit 1
fi
if [ "$(readlink "$command" || true)" = "$target/cardtable" ]; then
    rm -f "$command"
fi
rm -f "$share/applications/cardtable.desktop" "$share"/icons/hicolor/*/apps/cardtable.png \
    "$share/icons/hicolor/scalable/apps/cardtable.svg"
rm -rf "$target"

echo "Card Table is gone."
for kept in "$share/cardtable" "${XDG_CONFIG_HOME:-$HOME/.config}/cardtable"; do
    if [ -d "$kept" ]; then
        echo "Your games and settings stay in $kept."
    fi
done
