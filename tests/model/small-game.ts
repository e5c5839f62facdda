import { compile } from '../../compiler/compile.ts';

/** A game around a few declarations; a phase `game` of their own replaces the empty one. */
export function game(declarations: string, { players = '2' } = {}): string {
  const phase = /^phase game$/m.test(declarations) ? '' : 'phase game\n  nothing\n';
  return `game small
  players ${players}

kind Tree: oak, birch, pine
kind Weather: calm, storm

${declarations}

${phase}
winner player in players by most points of player
  tie: joint win
`;
}

/** What is said about a game: code and the words it points at. What is not used or always holds does not matter. */
export function saidOf(text: string, ...variants: string[]): string[] {
  const sources = [
    { file: 'small/small.regel', text },
    ...variants.map((variant, index) => ({ file: `small/variants/${index}.regel`, text: variant })),
  ];
  const quiet = new Set(['unused', 'unreachable', 'always-holds', 'never-holds']);
  return compile(sources, { texts: false })
    .problems.filter((problem) => !quiet.has(problem.code))
    .map(({ code, at }) => {
      const source = sources.find(({ file }) => file === at.file)!.text;
      return `${code}: ${source.slice(at.start, at.end)}`;
    });
}
