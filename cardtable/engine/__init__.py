"""The rules engine: cards, zones, knowledge, events and records. Standard library only."""
