"""Trains evaluation weights: self-play shards, ridge regression, a hidden layer, gating matches.

The package needs the extra ``research`` (NumPy).
"""
