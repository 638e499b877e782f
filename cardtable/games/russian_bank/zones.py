"""The names of each seat's zones, made once: search asks for them at every move."""

from __future__ import annotations

from cardtable.games.russian_bank.options import OTHER

HAND = {seat: f"{seat}.hand" for seat in OTHER}
DISCARD = {seat: f"{seat}.discard" for seat in OTHER}
STOCK = {seat: f"{seat}.stock" for seat in OTHER}
SHOWN = {seat: f"{seat}.shown" for seat in OTHER}
TURNED = {seat: f"{seat}.turned" for seat in OTHER}
LOADED = {"stock": SHOWN, "discard": DISCARD}
"""Where cards are loaded on a seat, by the word of the line."""

OWNED = {
    seat: (HAND[seat], DISCARD[seat], STOCK[seat], SHOWN[seat], TURNED[seat]) for seat in OTHER
}
"""Where all the cards lie that are a seat's own."""
