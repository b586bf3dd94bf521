"""Games on a server whose deal all players shuffle: before the deal, and finished."""

import hashlib
from typing import Any

import httpx

Made = dict[str, Any]
PLAYERS = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
WISH = {"title": "birmingham", "variant": "introductory", "seats": 2, "players": PLAYERS}
VALUES = ("11" * 32, "22" * 32)
"""Contributions of the host and of the guest, in hexadecimal digits."""
COMMITMENTS = tuple(hashlib.sha256(bytes.fromhex(value)).hexdigest() for value in VALUES)


def client(address: str) -> httpx.Client:
    """Returns a client of the server that raises for a refused request."""
    hooks = {"response": [lambda answer: answer.raise_for_status()]}
    return httpx.Client(base_url=f"{address}/api", timeout=60, event_hooks=hooks)


def gathering(address: str) -> Made:
    """Returns the host's side of a game that waits for a guest."""
    with client(address) as server:
        made: Made = server.post("/games", json={**WISH, "contribution": COMMITMENTS[0]}).json()
    return {**made, "deal": kept(made, 0)}


def joined(address: str, seats: tuple[int, ...]) -> Made:
    """Returns a complete table, none of whose contributions is revealed, seen from ``seats``."""
    made = gathering(address)
    code = made["invitations"][0]["code"]
    wish = {"code": code, "name": "Ben", "contribution": COMMITMENTS[1]}
    with client(address) as server:
        guest = server.post("/join", json=wish).json()
    both = [*made["seats"], {"seat": guest["seat"], "token": guest["token"]}]
    return {
        **made,
        "all": both,
        "seats": [both[seat] for seat in seats],
        "deal": kept(made, *seats),
    }


def host_of_pending(address: str) -> Made:
    """Returns the host's side of a table whose guest does not reveal."""
    return joined(address, (0,))


def guest_of_pending(address: str) -> Made:
    """Returns the guest's side of a table whose host does not reveal."""
    return {**joined(address, (1,)), "invitations": []}


def device_without_bytes(address: str) -> Made:
    """Returns the guest's side on a device that lost its contribution."""
    return {**guest_of_pending(address), "deal": None}


def shuffled_and_finished(address: str) -> Made:
    """Returns a finished game that both players shuffled, seen from the host."""
    made = joined(address, (0,))
    tokens = {one["seat"]: one["token"] for one in made["all"]}
    with client(address) as server:
        path = f"/games/{made['game']}"

        def post(seat: int, what: str, body: Made) -> Made:
            headers = {"authorization": f"Bearer {tokens[seat]}"}
            found: Made = server.post(
                path + what, json={"seat": seat, **body}, headers=headers
            ).json()
            return found

        seen = [post(seat, "/contribution", {"value": VALUES[seat]}) for seat in tokens][-1]
        while (seat := seen["view"]["to_act"]) is not None:
            headers = {"authorization": f"Bearer {tokens[seat]}"}
            seen = server.get(f"{path}/view?seat={seat}", headers=headers).json()
            choice = seen["view"]["choices"][0]["code"]
            seen = post(seat, "/entries", {"seen": seen["entry"], "play": choice})
    lists = {str(seat): commitment for seat, commitment in enumerate(COMMITMENTS)}
    return {**made, "deal": {**kept(made, 0), "list": lists, "confirmed": [0]}}


def kept(made: Made, *seats: int) -> Made:
    """Returns what the device of these seats keeps of a deal."""
    return {
        "commitment": made["commitment"],
        "before": True,
        "own": {str(seat): VALUES[seat] for seat in seats},
        "list": None,
        "confirmed": [],
    }
