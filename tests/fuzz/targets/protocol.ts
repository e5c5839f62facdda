import { readFileSync } from 'node:fs';
import { compile } from '../../../compiler/compile.ts';
import { ReferenceSession } from '../../../compiler/protocol/reference-session.ts';
import { createCore } from '../../../generated/clever/core.ts';
import { data } from '../../../generated/clever/data.ts';
import { EngineSession } from '../../../generated/runtime/engine-session.ts';
import { REQUESTS } from '../../../generated/runtime/protocol-session.ts';
import { anything, spoiled } from '../../engine/hostile.ts';
import { mutateBytes } from '../mutate-bytes.ts';
import type { Random } from '../random.ts';
import { BLOCK, type Target } from './target.ts';

const KERNEL = readFileSync(new URL('../kernel.regel', import.meta.url), 'utf8');
const LIBRARY = 'kind Weather: sun, rain\n\nterm wind = 2\n';

interface Session {
  answer(line: string): string;
}

/** Lines of the protocol, to an engine and to the interpreter: dialogues of 64, in which each line may be damaged. */
export function openProtocol(): Target {
  const { games } = compile(
    [
      { file: 'kernel/kernel.regel', text: KERNEL },
      { file: 'library/library.regel', text: LIBRARY },
    ],
    { texts: false, runExamples: false },
  );
  const open = [
    { id: 'clever', session: (): Session => new EngineSession([{ data, createCore }]) },
    { id: 'kernel', session: (): Session => new ReferenceSession(games) },
  ];
  let block = -1;
  let sessions: { readonly id: string; readonly session: Session }[] = [];
  return {
    attack: (index, random) => {
      if (Math.floor(index / BLOCK) !== block) {
        block = Math.floor(index / BLOCK);
        sessions = open.map(({ id, session }) => ({ id, session: session() }));
        for (const { id, session } of sessions)
          session.answer(JSON.stringify({ do: 'start', game: id, players: 2, seed: `${block}` }));
      }
      const { id, session } = random.pick(sessions);
      const line = lineFor(id, session, random);
      const answer = session.answer(line);
      const read = JSON.parse(answer) as { error?: { code?: string } };
      if (answer.includes('\n')) return `an answer of several lines to ${line}`;
      return read.error?.code === 'unexpected' ? `${answer} to ${line.slice(0, 500)}` : undefined;
    },
  };
}

function lineFor(id: string, session: Session, random: Random): string {
  const request = requestFor(id, session, random);
  const pick = (below: number): number => random.below(below);
  const sent = random.chance(0.4) ? spoiled(pick, REQUESTS, request) : request;
  const line = JSON.stringify(sent) ?? '';
  return random.chance(0.2) ? mutateBytes(line, random, line) : line;
}

function requestFor(id: string, session: Session, random: Random): object {
  const name = random.pick(REQUESTS);
  const player = random.between(1, 3);
  const pick = (below: number): number => random.below(below);
  const any = (): unknown => anything(pick, REQUESTS, 2);
  const moves = (): string[] => {
    const told = JSON.parse(session.answer('{"do":"moves"}')) as { moves?: Record<string, string[]> };
    return Object.values(told.moves ?? {}).flat();
  };
  switch (name) {
    case 'start':
    case 'situation':
      return {
        do: name,
        game: id,
        players: random.between(0, 5),
        seed: `${random.below(99)}`,
        given: undefined,
      };
    case 'play':
    case 'explain': {
      const legal = moves();
      return { do: name, player, move: legal.length > 0 ? random.pick(legal) : 'pass' };
    }
    case 'count':
      return { do: name, depth: random.between(0, 2) };
    case 'load':
      return { do: name, saved: (JSON.parse(session.answer('{"do":"save"}')) as { saved?: unknown }).saved };
    case 'run':
      return {
        do: name,
        phase: random.pick(['turn', 'game', 'settle', 'active-turn']),
        of: player,
        args: any(),
      };
    case 'value':
      return {
        do: name,
        name: random.pick(['coins', 'price', 'entry', 'round', 'best']),
        args: any(),
        of: player,
      };
    case 'score':
      return { do: name, scorings: [{ scoring: random.pick(['wealth', 'buildings', 'foxes', 'yellow']) }] };
    case 'give':
      return {
        do: name,
        given: [{ name: random.pick(['coins', 'colour-now', 'round']), of: player, value: any() }],
      };
    default:
      return { do: name, player: ['moves', 'pass', 'view'].includes(name) ? player : undefined };
  }
}
