"""Controls and the boxes that they stand in: buttons, lists, text, tooltips, what opens on top.

A widget knows its own words and what to call when it is used; it knows no game, no card and no
scene. Scenes and the board put widgets together.
"""
