"""One reader's table in motion: where cards lie, how they fly, what stands around them.

Events go in, a picture comes out, and gestures are told what they point at. What is played and when
is not decided here: a board knows no session, no settings and no scene.
"""
