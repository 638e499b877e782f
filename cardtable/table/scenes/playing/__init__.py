"""A game at the table. `state` is the plain record of it, `scene` puts everything together.

Between them is one module for each thing that a person can do. They take the record, never the
scene, and ask for what only the scene can do through `state.Actions`.
"""
