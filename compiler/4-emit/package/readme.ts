import type { Game } from '../../3-ir/ir.ts';

/** What the page of a package tells. */
export interface Readable {
  readonly game: Game;
  readonly id: string;
  readonly name: string;
  /** What the game is called, by language. */
  readonly titles: Readonly<Record<string, string>>;
  readonly hasWasm: boolean;
  readonly hasVectors: boolean;
  readonly schemas: readonly string[];
}

/** `README.md`, with a program that plays this game. */
export function readmeOf(about: Readable): string {
  const { game, id, name, titles } = about;
  const { from, to } = game.players;
  const languages = Object.keys(titles);
  const called = languages.map((language) => `*${titles[language]}* (${language})`).join(', ');
  return `# ${name}

The rules of \`${id}\`${called === '' ? '' : `, ${called},`} as an engine for any front end, bot or server: ${from === to ? from : `${from} to ${to}`} players, typed to the last
detail, without dependencies, the same game for the same seed in Node and in every browser. Written by Regelwerk from the rules of the game, and played beside their
reference interpreter before it was written.

## A whole game
\`\`\`js
${exampleOf(about)}\`\`\`
Save it as \`play.mjs\` beside your \`package.json\` and run \`node play.mjs\`. With \`const { start, … } = require('${name}')\` it is the same in CommonJS.

## What can be done
${movesTable(game)}

Every action is a move \`{ player, action, choices }\`; \`moves\` lists those that are allowed, \`write\` and \`parse\` know them as text. Who asks is always said: a player by number, from 1, or
\`'spectator'\`, \`'server'\` (knows everything) and \`'mover'\` (whoever the move names). A server takes the player from its own connection, never from a message.

| function | what it gives |
| --- | --- |
| \`start\`, \`toAct\`, \`moves\`, \`play\`, \`isOver\`, \`result\` | a whole game; states never change |
| \`tryPlay\`, \`explain\` | why a move is refused${languages.length === 0 ? '' : `, in ${languages.join(' and ')}`}; \`tryPlay\` takes whatever was sent |
| \`isMove\`, \`isPlayers\` | guards for what comes from outside |
| \`view\`, \`saveFor\`, \`log\` | what one player, or a spectator, may see and be sent |
| \`save\`, \`load\`, \`replay\`, \`digest\` | the whole game, for who keeps it |
| \`snapshot\`, \`restore\`, \`forget\`, \`entries\` | where it stands, without what came before: for servers and workers |
| \`score\`, \`why\` | points, and where each of them comes from |
| \`tell\`, \`story\`, \`describe\`, \`ask\` | what happens and what is asked, in sentences |
| \`chance\`, \`supply\` | dice and cards from outside: a game begun without \`seed\` and without \`chance: 'secure'\` |

## What can be imported
| from | what |
| --- | --- |
${[
  [name, 'the engine: what is not called is not bundled'],
  [`${name}/play`, 'the same without texts, sentences and reasons for points'],
  [
    `${name}/light`,
    'the smallest: `start`, `toAct`, `isOver`, `moves`, `play`, `read`, `view`, `score`, `result`, with states that are plain data',
  ],
  [
    `${name}/by-seat`,
    '`bySeat(view(state, 1))`: the fields as `table` and `seats`, by number from 1, under names as TypeScript writes them',
  ],
  [`${name}/printed`, 'what is printed on pieces and sheets, and stands in tables, typed to the last value'],
  [
    `${name}/boardgame-io`,
    '`game` for boardgame.io: `Client({ game })`, `Server({ games: [game] })`; its move `begin` deals, `play` plays one of `G.moves`',
  ],
  [
    `${name}/core`,
    'how it is played, for bots and simulations: whole numbers in one array, nothing allocated',
  ],
  ...(about.hasWasm ? [[`${name}/wasm`, `runs \`${name}/core.wasm\`, the same core as WebAssembly`]] : []),
  ...languages.map((language) => [
    `${name}/texts/${language}`,
    `names, reasons and sentences in \`${language}\``,
  ]),
  [
    `${name}/protocol`,
    `the engine protocol, for programs in other languages; \`npx ${name}\` speaks it on standard input and output`,
  ],
  ...about.schemas.map((file) => [`${name}/${file}`, 'JSON Schema']),
  ...(about.hasVectors ? [[`${name}/vectors.json`, 'what every engine of the game must answer']] : []),
]
  .map(([from, what]) => `| \`${from}\` | ${what} |`)
  .join('\n')}

Every function and type is in \`REFERENCE.md\`. In a page without a build: \`<script type="module">import { start } from './node_modules/${name}/esm/engine.js'; …</script>\`.

States belong to the module that made them: those of \`import\` and of \`require\`, or of \`${name}\` and \`${name}/play\`, go from one to the other as a \`save\`. Those of \`${name}/light\`
are plain data, which survives \`structuredClone\` and \`JSON\`, and every copy of the same module plays on from them.
`;
}

/** A program that plays a whole game and tells how it ended. */
export function exampleOf({ game, name }: Pick<Readable, 'game' | 'name'>): string {
  const players = Math.min(Math.max(2, game.players.from), game.players.to);
  return `import { isOver, moves, play, result, start, toAct, write } from '${name}';

let state = start({ players: ${players}, seed: 'a rainy evening' });
for (let turn = 0; !isOver(state); turn++) {
  const [player] = toAct(state);
  const options = moves(state, player);
  const move = options[(turn * 7) % options.length]; // a person or a bot chooses here
  if (turn < 5) console.log(\`player \${player}: \${write(move)}\`);
  state = play(state, move, player);
}
console.log(result(state).ranking);
`;
}

function movesTable(game: Game): string {
  const rows = game.actions.map(({ name, head }) => {
    const choices = head.flatMap((line) => (line.is === 'choose' ? [`\`${line.local}\``] : []));
    return `| \`${name}\` | ${choices.join(', ')} |`;
  });
  return ['| action | choices |', '| --- | --- |', ...rows].join('\n');
}
