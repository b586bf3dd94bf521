"""Localization of Millbrook: the Fluent files beside this module."""
