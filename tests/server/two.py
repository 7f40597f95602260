"""Two people at two places who play a match, and a third who looks on."""

from dataclasses import dataclass
from typing import Any

from server.door import Door, Json, Person


@dataclass
class Two:
    """A match of two people at two places, and somebody who looks on."""

    door: Door
    match: Json
    red: Person
    blue: Person
    third: Person
    seat: str

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match['id']}"

    def side(self, who: Person) -> str:
        return "red" if who is self.red else "blue"

    def sees(self, who: Person) -> Json:
        """The table of a player, with his own eyes."""
        return who.table(self.match, self.side(who))

    def deals(self, who: Person) -> Json:
        found: Json = self.sees(who)["deals"]
        return found

    def proposes(self, who: Person, kind: str, **more: Any) -> Json:
        body = {"n": self.sees(who)["n"], "side": self.side(who), "kind": kind, **more}
        table: Json = who.asks("POST", f"{self.path}/deals", json=body)
        return table

    def refused(self, who: Person, kind: str, code: str, status: int = 409) -> None:
        body = {"n": self.sees(who)["n"], "side": self.side(who), "kind": kind}
        who.problem("POST", f"{self.path}/deals", status, code, json=body)

    def body(self, who: Person, reply: str, kind: str) -> Json:
        """A reply to what stands."""
        (deal,) = [one["id"] for one in self.deals(who)["standing"] if one["kind"] == kind]
        return {"id": deal, "side": self.side(who), "reply": reply}

    def replies(self, who: Person, reply: str, kind: str) -> Json:
        table: Json = who.asks("POST", f"{self.path}/deals/reply", json=self.body(who, reply, kind))
        return table

    def choose(self, choice: str = "") -> str:
        """Whoever decides makes a choice, the first by default; his side."""
        decides: str = self.red.table(self.match)["decides"]
        who = self.red if decides == "red" else self.blue
        table = self.sees(who)
        who.choose(self.match, table["n"], choice or table["question"]["choices"][0]["id"], decides)
        return decides

    def gives_up(self, who: Person) -> Json:
        body = {"n": self.sees(who)["n"], "side": self.side(who)}
        table: Json = who.asks("POST", f"{self.path}/surrender", json=body)
        return table


def come(door: Door, owner: Person, match: Json, side: str | None) -> tuple[Person, str]:
    """Somebody who has come by a link, and the id of that."""
    made = owner.asks("POST", f"/api/matches/{match['id']}/invitations", 201, json={"side": side})
    guest = door.person()
    guest.asks("POST", f"/api/invitations/{made['url'].rpartition('/join/')[2]}")
    return guest, made["invitation"]["id"]


def met(door: Door, **wanted: Any) -> Two:
    red = door.person()
    match = red.begin(**{"options": ["truce"], "seed": "4", **wanted})
    blue, seat = come(door, red, match, "blue")
    third, _ = come(door, red, match, None)
    return Two(door, match, red, blue, third, seat)
