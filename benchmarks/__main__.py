"""``python -m benchmarks bench|torture``: what ``python3 run.py bench`` starts."""

from benchmarks.developer_commands import main

main()
