import type { CompiledGame } from '../3-ir/compiled.ts';
import { Fault, type Interpreter, Refused, type State } from '../interpret/index.ts';
import { copyState } from '../interpret/state.ts';
import type { Codec } from '../protocol/codec.ts';
import { readMove } from '../protocol/moves.ts';
import { ReferenceSession } from '../protocol/reference-session.ts';
import { give, runPhase, runScorings } from '../protocol/situation.ts';
import type { JsonObject } from '../runtime/json.ts';
import { Members, ProtocolError, SITUATION } from '../runtime/request.ts';

/** One of two games that are played side by side, through the requests of the engine protocol. */
export class Side {
  readonly compiled: CompiledGame;
  readonly #session: ReferenceSession;
  #last: { readonly interpreter: Interpreter; readonly codec: Codec } | undefined;

  constructor(compiled: CompiledGame) {
    this.compiled = compiled;
    this.#session = new ReferenceSession([{ id: compiled.id, game: compiled.game }]);
  }

  get interpreter(): Interpreter {
    return this.#known.interpreter;
  }

  get codec(): Codec {
    return this.#known.codec;
  }

  get #known() {
    if (!this.#last) throw new Error('no game has begun');
    return this.#last;
  }

  /** The state after the first request of a dialogue; undefined if these rules cannot begin so. */
  begin(request: JsonObject): State | undefined {
    const answer = this.#session.ask({ ...request, game: this.compiled.id });
    const { table } = this.#session;
    if ('error' in answer || !table) return undefined;
    this.#last = table;
    return table.state;
  }

  /** The state after another request; undefined if it is refused, or if the rules cannot go on. */
  after(state: State, request: JsonObject): State | undefined {
    const { interpreter } = this;
    try {
      switch (request.do) {
        case 'chance': {
          const event = interpreter.chance(state);
          const read = event && interpreter.notation.readOutcome(event, String(request.outcome));
          return read && 'outcome' in read ? interpreter.supply(state, read.outcome) : undefined;
        }
        case 'play':
        case 'pass': {
          const text = request.do === 'pass' ? 'pass' : String(request.move);
          const move = readMove(interpreter, state, text, Number(request.player) - 1);
          return move && interpreter.play(state, move);
        }
        case 'give':
          return this.#changed(state, give, request, SITUATION);
        case 'run':
          return this.#changed(state, runPhase, request, ['phase', 'args', 'of']);
        case 'score':
          return this.#changed(state, runScorings, request, ['scorings']);
        default:
          return undefined;
      }
    } catch (problem) {
      if (problem instanceof Refused || problem instanceof Fault || problem instanceof ProtocolError)
        return undefined;
      throw problem;
    }
  }

  #changed(state: State, work: typeof give, request: JsonObject, names: readonly string[]): State {
    const copy = copyState(state);
    work(this.interpreter, this.codec, copy, new Members(request, ['do', ...names]));
    return copy;
  }

  /** Why a move is refused; undefined if it is allowed. */
  refusal(state: State, player: number, text: string): string | undefined {
    const move = readMove(this.interpreter, state, text, player);
    return move ? this.interpreter.explain(state, move)?.rule : 'no-such-move';
  }
}
