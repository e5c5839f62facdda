import type { Game } from '../../3-ir/ir.ts';
import type { Io } from '../shared/io.ts';

/** Clears the screen and its scrollback. */
const WIPE = '\u001b[2J\u001b[3J\u001b[H';

/**
 * A terminal at which several people play a game with something that only its owner may see: whose things are on it.
 * Where there are no such people, or no such things, there is nothing to hand over and nothing to hide.
 */
export class SharedScreen {
  readonly #io: Io;
  readonly #isNeeded: boolean;
  #seat: number | undefined;
  #isPrivate = false;

  constructor(io: Io, { fields }: Game, people: number) {
    this.#io = io;
    this.#isNeeded = io.input.isTTY && people > 1 && fields.some(({ seenBy }) => seenBy === 'owner');
  }

  /** From here on everyone may look: takes away what was for one player alone. */
  openToAll(): void {
    if (this.#isPrivate) this.#io.stdout.write(WIPE);
    this.#isPrivate = false;
  }

  /** Hands the screen to a player; false if the input has ended. */
  async handTo(seat: number, request: string): Promise<boolean> {
    if (!this.#isNeeded) return true;
    if (seat !== this.#seat) {
      this.openToAll();
      if ((await this.#io.input.line(`${request} `)) === undefined) return false;
      this.#seat = seat;
    }
    this.#isPrivate = true;
    return true;
  }
}
