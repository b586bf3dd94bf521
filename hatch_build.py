"""Builds the package: compiles the rules core with mypyc and makes the page.

The hook runs for the wheel, for the editable install, and (the page alone) for the sdist.  The
page is ``tools/build_page.py``.  The core is compiled in a process of its own (mypyc ends the
process it fails in), and everything that is made for it stays in ``build/<python>/``:

    c/  temp/  mypy/    generated C, object files, mypy's cache
    lib/                the compiled modules, laid out as in the wheel
    mypy.ini            what mypyc is told: [tool.mypy], but only for what is compiled
    log.txt             what the compiler said
    compiled-from       the fingerprint of the sources of lib/
    outcome.json        which build came of it, and why

``IRONBRIDGE_BUILD=interpreted`` skips compiling and makes a pure Python package, which is much
slower.  Otherwise a wheel that cannot be compiled is not built, and one sentence says why.  The
editable install then is a pure Python package with a warning, except with
``IRONBRIDGE_BUILD=compiled``.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a builder need not start here

from tools import builds
from tools.builds import (
    COMPILED,
    COMPILED_FROM,
    INTERPRETED,
    OUTCOME,
    PACKAGE,
    ROOT,
    SETTINGS,
    VARIABLE,
    WORK,
    modules,
    sources,
)

LOG = WORK / "log.txt"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
FLAGS = ["-O3", "-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden"]
FLAGS += ["--param=max-inline-insns-auto=60", "-Wno-misleading-indentation"]
"""The last but one lets the compiler inline the named reads and writes of a position.  The last one
saves a third of its time: to judge how generated C is indented, gcc reads every line once more."""
NO_COMPILER = 3
"""The exit code of the compiling process when no C file can be compiled here at all."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls while it builds the wheel (``editable`` or ``standard``)."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.make_page()
        if self.target_name == "sdist":
            return
        wish = os.environ.get(VARIABLE, "")
        if wrong := builds.complaint(wish):
            self.app.abort(wrong)
        outcome = build(wish)
        libraries = {WORK / "lib" / name: name for name in outcome["libraries"]}
        if version == "editable":
            put_beside_sources(libraries)
        elif libraries:
            build_data["force_include"].update({str(key): libraries[key] for key in libraries})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if outcome["build"] == COMPILED or wish == INTERPRETED:
            return
        if wish == COMPILED or version != "editable":
            way_out = f"{VARIABLE}={INTERPRETED} builds a pure Python package, much slower."
            self.app.abort(f"The core could not be compiled: {outcome['why']} {way_out}")
        self.app.display_warning(f"Pure Python build, much slower: {outcome['why']}")

    def make_page(self) -> None:
        """Make the page, or stop with the sentence that says why there is none."""
        line = [sys.executable, str(ROOT / "tools" / "build_page.py")]
        done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            self.app.abort((done.stdout or done.stderr).strip().splitlines()[-1])


def fingerprint() -> str:
    """Names everything the compiled modules depend on: they are stale when it changes.

    It takes in the modules left out of the compile too: mypyc copies their constants.
    """
    chosen = [project()["build-system"], SETTINGS, project()["tool"]["mypy"]]
    digest = hashlib.sha256(json.dumps([SUFFIX, FLAGS, chosen]).encode())
    for path in [ROOT / "hatch_build.py", Path(builds.__file__), *sources()]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@cache
def project() -> dict[str, Any]:
    """Returns the contents of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def build(wish: str) -> dict[str, Any]:
    """Compile unless asked not to, and record what came of it; nothing is compiled twice."""
    if wish == INTERPRETED:
        return record(INTERPRETED, f"{VARIABLE}={INTERPRETED} was set.")
    if sys.implementation.name != "cpython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return record("without", "mypyc compiles for CPython with its GIL only.")
    if not modules():
        return record("without", "there is nothing to compile.")
    now = fingerprint()
    if now == compiled_from():
        return record(COMPILED)

    for made in ("lib", "temp"):
        shutil.rmtree(WORK / made, ignore_errors=True)
    COMPILED_FROM.unlink(missing_ok=True)
    WORK.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        line = [sys.executable, __file__]
        code = subprocess.run(line, stdout=log, stderr=log, cwd=ROOT).returncode
    if code == NO_COMPILER:
        return record("without", "there is no C compiler with the headers of this Python.")
    if code != 0:
        return record("failed", f"{first_error()} (all of it: {LOG})")
    COMPILED_FROM.write_text(now, encoding="utf-8")
    return record(COMPILED)


def compiled_from() -> str:
    """Returns the fingerprint of the sources that ``lib`` is compiled from; empty without one."""
    return COMPILED_FROM.read_text(encoding="utf-8") if COMPILED_FROM.exists() else ""


def record(kind: str, why: str = "") -> dict[str, Any]:
    """Write down which build this is: run.py reads it."""
    lib = WORK / "lib"
    found = sorted(path.relative_to(lib).as_posix() for path in lib.rglob(f"*{SUFFIX}"))
    libraries = found if kind == COMPILED else []
    outcome = {"build": kind, "why": why, "libraries": libraries}
    WORK.mkdir(parents=True, exist_ok=True)
    OUTCOME.write_text(json.dumps(outcome, indent=1), encoding="utf-8")
    return outcome


def first_error() -> str:
    """Returns the line of the log that says most."""
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["the compiler said nothing"])[0].strip()


def put_beside_sources(libraries: dict[Path, str]) -> None:
    """Replace the compiled modules of the editable install: one left over would hide its source."""
    source = PACKAGE.parent
    kept = {source / name for name in libraries.values()}
    for old in source.rglob(f"*{SUFFIX}"):
        if old not in kept:
            old.unlink()
    for path, name in libraries.items():
        # Renaming leaves the old file to the processes that have it open.
        fresh = (source / name).with_suffix(".new")
        shutil.copy2(path, fresh)
        fresh.replace(source / name)


def compile_group() -> int:
    """Turn the modules into C, and the C into libraries below ``lib``; the exit code."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    if not c_compiler_works():
        return NO_COMPILER
    config = WORK / "mypy.ini"
    config.write_text(mypy_settings(), encoding="utf-8")
    extensions = mypycify(
        [f"--config-file={config}", f"--cache-dir={WORK / 'mypy'}", *map(str, modules())],
        opt_level="3",
        debug_level="0",
        target_dir=str(WORK / "c"),
        group_name="ironbridge",
    )
    for extension in extensions:
        if os.name == "posix":
            extension.extra_compile_args += FLAGS
    package = Distribution({"name": "ironbridge", "ext_modules": extensions})
    command = package.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(WORK / "lib"), str(WORK / "temp")
    # Nearly all is one large file; the door of each module is made beside it meanwhile.
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return 0


def mypy_settings() -> str:
    """[tool.mypy] for the compiled folders alone.

    Everything above them may need packages that are not there while a wheel is built.
    """
    lines = ["[mypy]"]
    for key, value in project()["tool"]["mypy"].items():
        if key == "mypy_path":
            value = str(ROOT / value)
        if key not in ("packages", "overrides"):
            lines.append(f"{key} = {', '.join(value) if isinstance(value, list) else value}")
    compiled = ",".join(f"ironbridge.{folder}.*" for folder in builds.FOLDERS)
    lines += ["[mypy-ironbridge.*]", "follow_imports = skip"]
    lines += [f"[mypy-{compiled}]", "follow_imports = normal"]
    return "\n".join(lines) + "\n"


def c_compiler_works() -> bool:
    """Returns whether a file that includes Python.h compiles here."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils.sysconfig import customize_compiler
    from setuptools.errors import CCompilerError, ExecError  # type: ignore[import-untyped]

    trial = WORK / "trial.c"
    trial.write_text("#include <Python.h>\nint trial(void) { return 0; }\n", encoding="utf-8")
    headers = sysconfig.get_paths()["include"]
    try:
        compiler = ccompiler.new_compiler()
        customize_compiler(compiler)
        compiler.compile([str(trial)], output_dir=str(WORK / "temp"), include_dirs=[headers])
    except (CCompilerError, ExecError, OSError):
        return False
    return True


if __name__ == "__main__":
    sys.exit(compile_group())
