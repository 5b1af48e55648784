"""The commands of `python -m parlour`, one file each; the page does without them."""
