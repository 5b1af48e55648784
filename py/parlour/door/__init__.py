"""The door: all that a page can ask of the engine, a module for each subject, a function for each verb."""
