import type { Source } from '../1-syntax/source.ts';
import type { ExampleModel, FactModel } from '../2-model/model.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import type { Side } from '../difference/side.ts';
import type { Witness } from '../difference/witness.ts';
import { declarationAround } from '../examples/written.ts';
import { readMove } from '../protocol/moves.ts';
import { ExampleWriter, Unsaid } from './example-writer.ts';

/** An example before it is told what is seen: who plays, and what is done. */
export interface Lines {
  readonly head: readonly string[];
  readonly facts: readonly { readonly word: 'given' | 'when' | 'then'; readonly text: string }[];
}

export interface Beginning {
  readonly players: readonly string[];
  readonly lines: Lines;
}

/** Names that no rules use, as they are not words of the language. */
const NAMES = ['Ann', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jana'];
/** So many beginnings of an example are tried. */
const MOST = 8;

/** How an example can begin that leads to what a witness shows: a whole game from its start, or another example as far as it goes. */
export function beginningsOf(
  sources: readonly Source[],
  compiled: CompiledGame,
  witness: Witness,
  side: Side,
): Beginning[] {
  if (witness.from === 'start') return fromStart(compiled, witness, side);
  const { example: name } = witness.from;
  const example = compiled.model.examples.find((one) => one.name === name);
  const text = sources.find(({ file }) => file === example?.at.file)?.text;
  return example && text !== undefined ? fromExample(compiled, example, text, witness.steps.length - 1) : [];
}

function fromStart({ model }: CompiledGame, { steps }: Witness, side: Side): Beginning[] {
  const [first, ...rest] = steps;
  const players = NAMES.slice(0, Number(first!.players));
  const facts: Lines['facts'][number][] = [{ word: 'when', text: 'do game' }];
  let state = side.begin(first!);
  const writer = new ExampleWriter(side.interpreter, [...players, ...imaginaryOf(model, players.length)]);
  try {
    for (const request of rest) {
      if (!state) return [];
      const { interpreter } = side;
      if (request.do === 'chance') {
        const event = interpreter.chance(state)!;
        const read = interpreter.notation.readOutcome(event, String(request.outcome));
        if (!('outcome' in read)) return [];
        facts.push({ word: 'when', text: `chance gives ${writer.outcome(event, read.outcome)}` });
      } else {
        const text = request.do === 'pass' ? 'pass' : String(request.move);
        const move = readMove(interpreter, state, text, Number(request.player) - 1);
        if (!move) return [];
        facts.push({ word: 'when', text: writer.played(move) });
      }
      state = side.after(state, request);
    }
  } catch (problem) {
    if (problem instanceof Unsaid) return [];
    throw problem;
  }
  const names = [...players, ...imaginaryOf(model, players.length)];
  return [{ players: names, lines: { head: [`players ${players.join(', ')}`], facts } }];
}

const WORDS: Readonly<Record<FactModel['is'], Lines['facts'][number]['word']>> = {
  given: 'given',
  'is to': 'given',
  do: 'when',
  score: 'when',
  'chance gives': 'when',
  'chance decides': 'when',
  does: 'when',
  passes: 'when',
  'chance may give': 'then',
  may: 'then',
  'may not': 'then',
  'may pass': 'then',
  holds: 'then',
};

/** The example as far as so many steps go, first; then other lengths of it. */
function fromExample(
  { model }: CompiledGame,
  example: ExampleModel,
  text: string,
  steps: number,
): Beginning[] {
  const { start } = declarationAround(text, example.at.start);
  const firstFact = example.facts[0]?.at.start ?? declarationAround(text, example.at.start).end;
  const head = text
    .slice(start, text.lastIndexOf('\n', firstFact) + 1)
    .split('\n')
    .slice(1)
    .map(plain)
    .filter((line) => line !== '');
  const facts = example.facts.map((fact) => ({
    word: WORDS[fact.is],
    text: plain(text.slice(fact.at.start, fact.at.end)).replace(/^(?:given|when|then|and) /, ''),
  }));
  const done = facts.map(
    (_, index) => facts.slice(0, index + 1).filter(({ word }) => word === 'when').length,
  );
  const lengths = [0, ...facts.map((_, index) => index + 1)].filter(
    (length) => length === 0 || facts[length - 1]!.word !== 'then',
  );
  const far = (length: number): number => Math.abs((done[length - 1] ?? 0) - steps);
  const players = [...example.players, ...imaginaryOf(model, example.players.length)];
  return lengths
    .sort((a, b) => far(a) - far(b) || b - a)
    .slice(0, MOST)
    .map((length) => ({
      players,
      lines: { head, facts: facts.slice(0, length).filter(({ word }) => word !== 'then') },
    }));
}

function imaginaryOf({ imaginary }: CompiledGame['model'], players: number): string[] {
  const named = imaginary.find(({ withPlayers }) => withPlayers === players)?.named;
  return named === undefined ? [] : [named];
}

/** In one line, without a comment. */
function plain(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
