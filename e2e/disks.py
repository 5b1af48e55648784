"""What the browser keeps of the games: read and changed behind the page's back, refused, or full."""

from __future__ import annotations

from typing import Any

from e2e.harness import Person
from e2e.watching import origin_of

# One call on the store of games; the text in its middle gets the store and its argument, and returns what it asks for.
_USE = """([mode, given]) => new Promise((done, fail) => {
  const opening = indexedDB.open("number-parlour");
  opening.onupgradeneeded = () => opening.result.createObjectStore("games");
  opening.onerror = fail;
  opening.onsuccess = () => {
    const task = opening.result.transaction("games", mode);
    const asking = ((store, given) => { BODY })(task.objectStore("games"), given);
    task.oncomplete = () => { opening.result.close(); done(asking?.result ?? null); };
    task.onerror = fail;
  };
})"""

# Browsers that refuse storage: by calls that throw, by one that fails later, by one that never answers, by having none.
NO_CALLS = """for (const name of ["open", "deleteDatabase", "databases", "cmp"]) {
  IDBFactory.prototype[name] = () => { throw new DOMException("no", "InvalidStateError"); };
}"""
NO_OPENING = """IDBFactory.prototype.open = () => {
  const asking = new EventTarget();
  setTimeout(() => asking.onerror?.(new Event("error")), 0);
  return Object.assign(asking, { error: new DOMException("no", "UnknownError") });
};"""
NO_ANSWER = "IDBFactory.prototype.open = () => new EventTarget();"
NO_STORAGE = """{
  const refuse = { get() { throw new DOMException("no", "SecurityError"); }, configurable: true };
  for (const name of ["localStorage", "sessionStorage", "caches"]) Object.defineProperty(window, name, refuse);
  Object.defineProperty(window, "indexedDB", { value: undefined });
  Object.defineProperty(window, "BroadcastChannel", { value: undefined });
}"""
REFUSALS = {
    "calls": NO_CALLS,
    "opening": NO_OPENING,
    "silence": NO_ANSWER,
    "everything": NO_STORAGE,
}

# A disk that is silent until `answer()` is called, and then answers all that it was asked.
SILENT = """{
  const plain = IDBFactory.prototype.open;
  const held = [];
  IDBFactory.prototype.open = function (...words) {
    const asking = new EventTarget();
    const ask = () => {
      const real = plain.apply(this, words);
      for (const name of ["onupgradeneeded", "onsuccess"]) {
        real[name] = (event) => { asking.result = real.result; asking[name]?.(event); };
      }
    };
    held.push(ask);
    return asking;
  };
  window.answer = () => {
    IDBFactory.prototype.open = plain;
    for (const ask of held) ask();
  };
}"""

# A disk without room, while `window.full` says how it tells: at once by what it throws, or by taking back all that was
# written, once it is to be written for good. What is written is not there in the end, as browsers do it.
FULL = """{
  window.full = "";
  const plain = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...words) {
    const error = new DOMException("no room", "QuotaExceededError");
    if (window.full === "at once") throw error;
    const asking = plain.apply(this, words);
    if (window.full === "in the end") {
      Object.defineProperty(this.transaction, "error", { value: error });
      this.transaction.abort();
    }
    return asking;
  };
}"""


def fill_up(person: Person) -> None:
    """Let the browser have no room for any more files of the site, as long as this page is open."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin_of(person.address), "quotaSize": 1})


def use(person: Person, mode: str, body: str, given: object = None) -> Any:
    return person.page.evaluate(_USE.replace("BODY", body), [mode, given])


def read_games(person: Person) -> list[dict[str, Any]]:
    """Every kept game, the latest first."""
    games: list[dict[str, Any]] = use(person, "readonly", "return store.getAll();")
    return sorted(games, key=lambda game: (-game.get("order", 0), -game["when"]))


def list_keys(person: Person) -> list[str]:
    """What is kept there, be it a game or not."""
    keys: list[str] = use(person, "readonly", "return store.getAllKeys();")
    return keys


def put_game(person: Person, key: str, kept: object) -> None:
    """Keep something, as a faulty disk, another page or an extension might leave it there."""
    use(person, "readwrite", "store.put(given[1], given[0]);", [key, kept])


def wait_for_games(person: Person, count: int) -> list[dict[str, Any]]:
    """Wait until so many games are kept: a table can be seen before the disk has it."""
    for _ in range(200):
        if len(games := read_games(person)) == count:
            return games
        person.page.wait_for_timeout(20)
    raise AssertionError(f"{count} games should be kept: {read_games(person)}")


def wait_until_kept(person: Person, moves: int) -> dict[str, Any]:
    """Wait until the latest kept game has so many moves."""
    for _ in range(200):
        latest = read_games(person)[:1]
        if latest and latest[0]["moves"] == moves:
            return latest[0]
        person.page.wait_for_timeout(20)
    raise AssertionError(f"no game with {moves} moves is kept: {read_games(person)}")
