"""Plays a game over the engine protocol, with nothing but the standard library.

    python3 client.py 3 "some seed" node node_modules/regelwerk-whist/esm/serve.js

The arguments are the number of players, a seed, and the command that speaks the protocol; `npx regelwerk-whist` will do, too.
"""

import json
import random
import subprocess
import sys


class Engine:
    """One engine in a process of its own: a JSON object on each line, an answer for each."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
        )

    def ask(self, do, **members):
        self.process.stdin.write(json.dumps({"do": do, **members}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(f"{do}: {answer['error']['code']} ({answer['error']['about']})")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def play(engine, players, seed):
    """A whole game of random moves; gives how it ended."""
    chooser = random.Random(seed)
    hello = engine.ask("hello")
    if hello["protocol"] != 3:
        raise ValueError(f"this client speaks version 3 of the protocol, the engine {hello['protocol']}")
    stand = engine.ask("start", game=hello["games"][0], players=players, seed=seed)
    moves = 0
    while not stand.get("over"):
        player = stand["toAct"][0]
        legal = engine.ask("moves", player=player)["moves"][str(player)]
        # How it stands is not compared with anything on the way, so that no digest is needed.
        stand = engine.ask("play", player=player, move=chooser.choice(legal), digest=False)
        moves += 1
    return {"moves": moves, "digest": engine.ask("state", digest=True)["digest"], "result": engine.ask("result")["result"]}


if __name__ == "__main__":
    count, chosen, *command = sys.argv[1:]
    opened = Engine(command)
    print(json.dumps(play(opened, int(count), chosen)))
    opened.close()
