import type { Source } from '../../../../compiler/1-syntax/source.ts';
import type { CompiledGame } from '../../../../compiler/3-ir/compiled.ts';
import { brokenExamples } from '../../../../compiler/examples/broken.ts';
import { rewrite } from '../../../../compiler/examples/rewrite.ts';
import { declarationAround } from '../../../../compiler/examples/written.ts';
import type { Place } from '../../../../compiler/problems/problem.ts';
import type { Files } from '../sources.ts';
import type { ToldExample } from './told.ts';

/** All examples of a game or variant, with what is no longer so in each. */
export function examplesOf(
  game: CompiledGame,
  files: ReadonlyMap<string, string>,
  inFile: (place: Place) => Place,
  nameOf: (file: string, id: string) => string | undefined,
): ToldExample[] {
  const textOf = ({ file, start, end }: Place): string => files.get(file)?.slice(start, end) ?? '';
  const broken = new Map(
    brokenExamples(game, (place) => textOf(inFile(place))).map(({ example, changes }) => [
      example.name,
      changes.map(({ before, now }) => ({
        before: oneLine(before),
        now: now === undefined ? undefined : oneLine(now),
      })),
    ]),
  );
  return game.model.examples.map((example) => {
    const { name } = example;
    const at = inFile(example.at);
    const around = declarationAround(files.get(at.file) ?? '', at.start);
    return {
      name,
      title: nameOf(at.file, `example-${name}`) ?? name.replaceAll('-', ' '),
      at: { file: at.file, ...around },
      text: textOf({ file: at.file, ...around }),
      changes: broken.get(name) ?? [],
    };
  });
}

/** The files in which examples are written anew with what is so now. */
export function examplesTaken(sources: readonly Source[], game: string, names: readonly string[]): Files {
  const { sources: now } = rewrite(sources, game, names);
  const before = new Map(sources.map(({ file, text }) => [file, text]));
  return Object.fromEntries(
    now.flatMap(({ file, text }) => (before.get(file) === text ? [] : [[file, text]])),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s*#[^\n]*/g, '').replace(/\s+/g, ' ');
}
