"""Stress tests of the server: kill -9, database restarts, full disks, load."""
