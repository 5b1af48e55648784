"""What `build.py` is made of: set-up, the site, the server, the checks. Standard library only."""
