#!/usr/bin/env python3
"""Sets Ironbridge up on first use, then runs it.

    python3 run.py COMMAND ...      any command of ironbridge: play, simulate, --help
    python3 run.py test [ARGS]      check style and types, run the tests; ARGS go to pytest
    python3 run.py test --quick     run a slice of every folder of tests
    python3 run.py mutants [ARGS]   run mutation tests; list the surviving mutants
    python3 run.py compare OLD NEW  compare the behaviour of two checkouts
    python3 run.py lint             check style and types
    python3 run.py format           format the Python sources
    python3 run.py docs             build the documentation into build/site
    python3 run.py pictures [NAME]  take the pictures of the documents in a real browser
    python3 run.py size             print what the page and a first visit weigh
    python3 run.py wheels           build wheels and sdist into dist/
    python3 run.py build            compile the core again

It needs Python 3.11 and pip, nothing else: pip fetches uv into .boot/, and uv fills .venv/ with
what uv.lock names, compiles the core and makes the page.  Commands for players install what
playing needs; the first command for developers adds their tools.  When nothing changed, the check
takes a few milliseconds.  IRONBRIDGE_BUILD=interpreted (or compiled) forces one of the two
builds, IRONBRIDGE_PAGE=skip goes without the page.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import IO

from tools import build_page, builds
from tools.builds import COMPILED, COMPILED_FROM, INTERPRETED, OUTCOME, ROOT, VARIABLE, WORK

BOOT = ROOT / ".boot"
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "ironbridge.json"
UV = "uv==0.13.7"
DEVELOPERS = ("test", "lint", "format", "docs", "wheels", "bench", "torture", "audit")
DEVELOPERS += ("dataset", "stats", "train", "pictures", "size", "mutants", "compare")
"""Commands that need more than the package and its build tools."""
WITH_PAGE = ("play", "serve", "test", "wheels", "docs", "pictures", "size")
"""Commands that show the page, or test it; the others do not wait for it."""
TOOLS = {
    "pictures": "tools.pictures",
    "size": "tools.page_size",
    "mutants": "tools.mutants",
    "compare": "tools.compare_versions",
}
"""Commands that are tools of this repository."""
BENCHMARKS = ("bench", "torture")
"""Commands of the folder benchmarks/, which is no part of the package."""
SYNC = {
    "player": ["--no-default-groups", "--group", "build"],
    "developer": ["--all-extras"],
}
"""What uv puts into .venv; a developer's has all that a player's has."""
UNUSED_PLUGINS = ("-p", "no:faker")
"""Plugins of pytest that another package brings, that no test uses and that are long to import."""
SITE_SETTINGS = {"NO_MKDOCS_2_WARNING": "1"}
"""Its maker's advertisement is no warning about our pages."""
PACKAGES = (
    ("compiled wheel", "wheel", COMPILED),
    ("pure wheel", "wheel", INTERPRETED),
    ("sdist", "sdist", INTERPRETED),
)
"""What ``wheels`` builds: the name, the kind, and which build of the rules is inside."""
OWN_COMPLAINT = "The core could not be compiled"
"""How the sentence of hatch_build.py begins."""


class Trouble(Exception):
    """Something the user can mend, said in one sentence."""


def main(arguments: list[str]) -> int:
    command, rest = (arguments or ["--help"])[0], arguments[1:]
    who = "developer" if command in DEVELOPERS else "player"
    set_up(who, rebuild=command == "build", with_page=command in WITH_PAGE)
    if command == "build":
        print(f"The build is {running_build()}.")
        return 0
    if command == "test":
        return test(rest)
    if command == "lint":
        return report([name for name, line in style_and_types() if not succeeds(name, line)])
    if command == "docs":
        made = run([program("python"), "-m", "tools.docs_pages"])
        return made or run(site_line(), {**os.environ, **SITE_SETTINGS})
    if command == "wheels":
        return wheels(ROOT / "dist")
    if command in TOOLS:
        return run([program("python"), "-m", TOOLS[command], *rest])
    if command == "format":
        run([program("ruff"), "check", "--quiet", "--fix", "."])
        return run([program("ruff"), "format", "."])
    if command in BENCHMARKS:
        os.environ["PYTHONPATH"] = str(ROOT)
        return hand_over([program("python"), "-m", "benchmarks", *arguments])
    return hand_over([program("ironbridge"), *arguments])


# Checks


def test(arguments: list[str]) -> int:
    """Runs every check and returns the exit code; the closing line of pytest is the last said."""
    if "--quick" in arguments:
        return quick_test(arguments)
    failed = ["compiling"] if stamp()["build"] == "failed" else []
    # A browser, a server and a pause of a test leave a core idle: one process more uses it.
    pytest = [program("pytest"), *UNUSED_PLUGINS, "-n", str(workers() + 1), "--dist=worksteal"]
    checks = start(dict(style_and_types()))
    if running_build() == COMPILED:
        part = [*pytest, "-m", "both_builds", *(arguments or both_builds_paths())]
        # A choice of tests may hold none of those: pytest then ends with 5.
        fine = (0, 5) if arguments else (0,)
        if not succeeds("tests that both builds share, interpreted", part, INTERPRETED, fine):
            failed.append("interpreted tests")
    failed += [name for name, code in finish(checks).items() if code]
    if not succeeds(f"all tests, {running_build()} build", [*pytest, *arguments]):
        failed.append("tests")
    return report(failed)


def both_builds_paths() -> list[str]:
    """Returns the folders and files with tests that both builds share.

    Collecting all tests to choose these takes longer, most of all on the interpreted build.
    """
    folders = [ROOT / "tests" / name for name in ("core", "search")]
    files = [
        path
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if "mark.both_builds" in path.read_text("utf-8") and not set(folders) & set(path.parents)
    ]
    return [path.relative_to(ROOT).as_posix() for path in (*folders, *files)]


def quick_test(arguments: list[str]) -> int:
    """Runs the checks and the parts of a quick run at the same time, and returns the exit code.

    Each part imports and runs folders of its own. With xdist, every process would import all tests.
    """
    parts = workers()
    pytest = [program("pytest"), *UNUSED_PLUGINS, "-n", "0", *arguments]
    build = running_build()
    tests = {
        f"part {part} of {parts} of a quick run, {build} build": [
            *pytest,
            f"--quick-part={part}/{parts}",
        ]
        for part in range(1, parts + 1)
    }
    codes = finish(start({**dict(style_and_types()), **tests}))
    # A choice of tests may have none in one part: pytest then ends with 5.
    fine = (0, 5) if any(codes[name] == 0 for name in tests) else (0,)
    failed = [name for name, code in codes.items() if code not in (fine if name in tests else (0,))]
    if stamp()["build"] == "failed":
        failed.append("compiling")
    return report(failed)


Running = dict[str, tuple[subprocess.Popen[bytes], IO[bytes]]]
"""Commands that run side by side, each with the file of its output."""


def start(lines: dict[str, list[str]]) -> Running:
    """Starts commands side by side, the last of them first: the tests take longer."""
    running: Running = {}
    for name, line in reversed(lines.items()):
        output = tempfile.TemporaryFile()  # noqa: SIM115 (closed by finish)
        process = subprocess.Popen(line, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT)
        running[name] = (process, output)
    return dict(reversed(running.items()))


def finish(running: Running) -> dict[str, int]:
    """Waits for commands, shows the output of each as a whole, and returns their codes."""
    codes: dict[str, int] = {}
    for name, (process, output) in running.items():
        codes[name] = process.wait()
        print(f"\n# {name}", flush=True)
        output.seek(0)
        sys.stdout.buffer.write(output.read())
        sys.stdout.flush()
        output.close()
    return codes


def style_and_types() -> list[tuple[str, list[str]]]:
    return [
        ("style", [program("ruff"), "check", "--output-format=concise", "."]),
        ("format", [program("ruff"), "format", "--check", "."]),
        ("types", [program("mypy")]),
    ]


def succeeds(
    name: str, line: list[str], build: str | None = None, fine: tuple[int, ...] = (0,)
) -> bool:
    print(f"\n# {name}", flush=True)
    environment = dict(os.environ)
    if build is not None:
        environment[VARIABLE] = build
    return run(line, environment) in fine


def report(failed: list[str]) -> int:
    if failed:
        print(f"Failed: {', '.join(failed)}.", flush=True)
    return 1 if failed else 0


def workers() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(cores or 1, 4)


def running_build() -> str:
    """Returns the build that ironbridge would run now."""
    has_compiled = wish() != INTERPRETED and stamp()["build"] == COMPILED
    return COMPILED if has_compiled else INTERPRETED


# Documents and packages


def site_line() -> list[str]:
    """The command that builds the documentation and stops at the first warning."""
    return [program("mkdocs"), "build", "--strict", "--quiet"]


def wheels(folder: Path) -> int:
    """Build the compiled wheel, the pure one and the sdist into a folder; the exit code.

    Without a C compiler the other two are built all the same, and the exit code says that one is
    missing.
    """
    shutil.rmtree(folder, ignore_errors=True)
    missing = [name for name, kind, wish in PACKAGES if not packed(name, kind, wish, folder)]
    for path in sorted(folder.glob("*")):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")
    return report(missing)


def packed(name: str, kind: str, wish: str, folder: Path) -> bool:
    """Build one package with the locked tools of .venv; returns whether it is there."""
    line = [
        program("python"),
        "-m",
        "build",
        "--no-isolation",
        f"--{kind}",
        "--outdir",
        str(folder),
    ]
    environment = {**os.environ, VARIABLE: wish}
    done = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        said = (done.stdout + done.stderr).splitlines()
        ours = [part.strip() for part in said if part.strip().startswith(OWN_COMPLAINT)]
        say(f"There is no {name}: {(ours or [reason(done.stdout + done.stderr)])[0]}")
    return done.returncode == 0


# Setting up


def set_up(who: str, rebuild: bool, with_page: bool) -> None:
    """Bring .venv, the compiled core and the page up to date with the files they come from."""
    if not rebuild and is_current(who) and (not with_page or page_is_current()):
        return
    with alone():
        page: subprocess.Popen[str] | None = None
        install = rebuild or not is_current(who)
        if install:
            say("Setting up (the core is compiled when it changed: a minute or two) ...")
            if Path(program("pytest")).exists():
                who = "developer"  # what is there is kept up to date
        if with_page and not page_is_current():
            if install:  # Node comes first, so that the page is made while the core is compiled
                sync([*SYNC[who], "--no-install-project"])
            page = start_page()
        if install:
            fill(who, rebuild)
        if page:
            finish_page(page)


def fill(who: str, rebuild: bool) -> None:
    """Fill .venv, compile the core, and write down what it was made from."""
    if rebuild:
        shutil.rmtree(WORK, ignore_errors=True)
    made_from = inputs()
    sync(SYNC[who])
    made = outcome()
    if made["build"] in ("without", "failed"):
        say(f"Warning: pure Python build, much slower: {made['why']}")
    done = {**made_from, "build": made["build"], "for": who}
    STAMP.write_text(json.dumps(done), encoding="utf-8")


def is_current(who: str) -> bool:
    """Returns whether .venv suits the command and the wish, and is made from today's files."""
    made, now, wanted = stamp(), inputs(), wish()
    if made.get("environment") != now["environment"]:
        return False
    if made.get("for") not in (who, "developer"):
        return False
    if wanted == INTERPRETED:
        return True  # whatever lies compiled beside the sources is not looked at
    if made["build"] == COMPILED:
        there = COMPILED_FROM.exists() and any((ROOT / "src").glob("ironbridge__mypyc*"))
        return there and made["sources"] == now["sources"]
    # "without" and "failed" stand until something changes; "interpreted" was only a wish.
    return wanted == "" and made["build"] != INTERPRETED and made["sources"] == now["sources"]


def page_is_current() -> bool:
    """Returns whether the page is made from today's files, or not wanted."""
    return build_page.is_current(build_page.fingerprint())


def start_page() -> subprocess.Popen[str]:
    """Begin to make the page, with Node from .venv."""
    say("Making the page ...")
    line = [program("python"), str(ROOT / "tools" / "build_page.py")]
    return subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def finish_page(page: subprocess.Popen[str]) -> None:
    """Wait until the page is made, or say why it was not."""
    said, _ = page.communicate()
    if page.returncode:
        raise Trouble(reason(said))


def stamp() -> dict[str, str]:
    """Returns what set-up wrote down when it last succeeded."""
    return read_json(STAMP)


def inputs() -> dict[str, str]:
    """Fingerprints of the files that .venv is made from, and of those that are compiled."""
    named = [ROOT / name for name in ("pyproject.toml", "uv.lock", "hatch_build.py")]
    named += [builds.LIST, Path(builds.__file__)]
    return {"environment": fingerprint(named), "sources": fingerprint(builds.sources())}


def fingerprint(paths: list[Path]) -> str:
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix}".encode())
    for path in paths:
        digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def outcome() -> dict[str, str]:
    """Returns what hatch_build.py wrote down about the build it has just made."""
    return read_json(OUTCOME)


def sync(groups: list[str]) -> None:
    """Let uv fill .venv; it builds the package with the locked tools that it has put there."""
    environment = {
        **uv_environment(),
        "UV_PYTHON": sys.executable,
        "UV_PROJECT_ENVIRONMENT": str(VENV),
        build_page.VARIABLE: "skip",  # see start_page
    }
    line = [uv(), "sync", "--frozen", "--no-build-isolation-package", "ironbridge"]
    # Inexact: uv keeps packages that uv.lock does not name, such as an installed title.
    line += ["--inexact", "--reinstall-package", "ironbridge", *groups]
    done = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        said = [line.strip() for line in (done.stdout + done.stderr).splitlines()]
        ours = [line for line in said if line.startswith(OWN_COMPLAINT)]
        if ours:
            raise Trouble(ours[0])
        (BOOT / "log.txt").write_text(done.stdout + done.stderr, encoding="utf-8")
        raise Trouble(f"uv could not fill .venv: {reason(done.stderr)} (all of it: .boot/log.txt)")


def uv_environment() -> dict[str, str]:
    """Returns the environment in which uv runs well everywhere."""
    environment = {
        **os.environ,
        # The system's certificates include those of a proxy that signs connections itself.
        "UV_SYSTEM_CERTS": "1",
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_NO_PROGRESS": "1",
    }
    environment.pop("VIRTUAL_ENV", None)
    if not build_page.has_home(environment):
        environment.setdefault("UV_CACHE_DIR", str(BOOT / "cache"))
        environment["HOME"] = str(BOOT)
    return environment


def uv() -> str:
    """Returns the uv of .boot, fetched by pip if need be."""
    path = BOOT / UV / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if path.exists():
        return str(path)
    line = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    line += ["--no-deps", "--only-binary=:all:", "--upgrade", "--target", str(BOOT / UV), UV]
    done = subprocess.run(line, capture_output=True, text=True)
    if path.exists():
        return str(path)
    installed = shutil.which("uv")
    if installed:
        return installed
    raise Trouble(f"pip could not fetch {UV}: {reason(done.stderr)}")


def reason(output: str) -> str:
    """Returns the line of a program's complaint that says most."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line.lower() and not line.startswith("hint")]
    return (telling or lines or ["it did not say why"])[-1]


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one process at a time set up; says so where the checkout cannot be written."""
    try:
        BOOT.mkdir(exist_ok=True)
        opened = (BOOT / "lock").open("w")
    except OSError as error:
        raise Trouble(
            f"{ROOT} cannot be written ({error.strerror}), and set-up puts .boot, .venv and build "
            "there; copy the checkout to a folder of your own, or set it up as its owner first."
        ) from None
    with opened as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# Small things


def read_json(path: Path) -> dict[str, str]:
    """Returns what a file holds; nothing when there is no such file."""
    try:
        found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def wish() -> str:
    value = os.environ.get(VARIABLE, "")
    if wrong := builds.complaint(value):
        raise Trouble(wrong)
    return value


def program(name: str) -> str:
    return str(PROGRAMS / (f"{name}.exe" if os.name == "nt" else name))


def run(line: list[str], environment: dict[str, str] | None = None) -> int:
    return subprocess.run(line, cwd=ROOT, env=environment).returncode


def hand_over(line: list[str]) -> int:
    """Become the program, where the system can; otherwise wait for it."""
    if os.name == "posix":
        os.execv(line[0], line)
    return subprocess.run(line).returncode


def keep_bytecode(environment: MutableMapping[str, str]) -> None:
    """Let programs keep their bytecode in .boot, where the machine wants none beside its sources.

    Without bytecode, Python compiles a thousand modules at every start: that takes longer than all
    the rest.  (Not in .venv: uv makes none where a folder lies already.)
    """
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        environment.setdefault("PYTHONPYCACHEPREFIX", str(BOOT / "bytecode"))


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("run.py: Ironbridge needs Python 3.11 or newer.")
    keep_bytecode(os.environ)
    try:
        sys.exit(main(sys.argv[1:]))
    except (Trouble, build_page.PageMissing, OSError) as trouble:
        say(f"run.py: {trouble}")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
