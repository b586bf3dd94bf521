"""The rules shared by every title: ints and masks only, compiled, importing nothing but itself."""
