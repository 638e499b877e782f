"""A game at the table. `state` is the plain record of it, `scene` puts everything together.

Between them is a module for each subject: `messages`, `hints`, `hands`, `calls`, `pace`, `buttons`,
`inputs`, `presence`. They take the record, never the scene, and ask for what only the scene can do
through `state.Actions`.
"""
