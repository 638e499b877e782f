"""The window, the one part of the program that imports pygame.

`main` opens it, `app` runs its loop and its stack of scenes. What is seen lives in four rooms, each
of which knows only those below it: `scenes`, `board`, `widgets`, `drawing`. Only `cli` calls
`main`.
"""
