"""The window: everything a person sees and touches. Only this package imports pygame."""
