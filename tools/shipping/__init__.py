"""What turns the program into something that a stranger can start: used by build.spec and make."""
