"""`python -m yokai` is the command itself."""
import sys

from yokai.cli import main

sys.exit(main())
