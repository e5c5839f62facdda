import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import { games } from '../../generated/games.ts';
import { EngineSession } from '../../generated/runtime/engine-session.ts';
import { ROOT, readSources } from '../sources.ts';

const page = readFileSync(`${ROOT}compiler/protocol/README.md`, 'utf8');

/** The dialogues on the page: each request with the answer below it. */
const dialogues = [...page.matchAll(/^```\n(> [^`]+)^```$/gm)].map(([, text = '']) =>
  [...text.matchAll(/^> (.+)\n< (.+)$/gm)].map(([, request = '', answer = '']) => ({ request, answer })),
);

const compiled = compile(readSources('rules'), { texts: false, runExamples: false }).games;
const servers = [
  ['the reference', () => new ReferenceSession(compiled)],
  ['the generated engines', () => new EngineSession(games)],
] as const;

describe.each(servers)('the page of the protocol, asked of %s', (_, begin) => {
  test.each(dialogues.map((steps) => [steps[0]!.request, steps] as const))('%s', (_, steps) => {
    const session = begin();
    const answers = steps.map(({ request }) => session.answer(request).replace(/"[0-9a-f]{16}"/, '"…"'));
    expect(answers).toEqual(steps.map(({ answer }) => answer));
  });
});

test('every line of a dialogue on the page is led', () => {
  const lines = page.match(/^[<>] .+$/gm) ?? [];
  expect(dialogues.flat().flatMap(({ request, answer }) => [`> ${request}`, `< ${answer}`])).toEqual(lines);
  expect(lines.length).toBeGreaterThan(20);
});
