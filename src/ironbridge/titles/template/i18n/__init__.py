"""The words of Millbrook: the Fluent files beside this one, and no more than they need."""
