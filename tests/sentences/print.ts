import { gamesToTell, LANGUAGES, randomFrom, tellGame } from './told-games.ts';

/**
 * Prints sentences of random games, for somebody to read: `npx tsx tests/sentences/print.ts nl 200 palace`. Without a game, or with `all`
 * and then a number for other random games, it takes them from all; `whole` in place of a number prints one whole game, with what is asked.
 */
const [language = 'nl', count = '200', wanted = 'all', seed = '1'] = process.argv.slice(2);
const only = wanted === 'all' ? undefined : wanted;
const at = LANGUAGES.indexOf(language as 'nl');
const games = await gamesToTell(only);

if (count === 'whole') {
  for (const { at: number, entry, told, questions } of tellGame(games[0]!, Number(seed))) {
    console.log(`${number}. [${entry.slice(0, 60)}]`);
    for (const { is, text } of told[at]!) console.log(`     ${is.padEnd(6)} ${text}`);
    const half = questions.length / 2;
    for (const text of new Set(questions.slice(at * half, (at + 1) * half)))
      console.log(`       ?    ${text}`);
  }
} else {
  const random = randomFrom(Number(seed) + 99);
  const found = new Map<string, string>();
  for (const game of games)
    for (let number = 0; number < (only === undefined ? 1 : 4); number++) {
      let last = '';
      for (const { told, questions } of tellGame(game, Number(seed) + number)) {
        for (const { is, text } of told[at]!) {
          found.set(text, `${game.id}, ${is}, after: ${last}`);
          last = text;
        }
        const half = questions.length / 2;
        for (const text of questions.slice(at * half, (at + 1) * half))
          found.set(text, `${game.id}, question`);
      }
    }
  const all = [...found].map((one) => ({ one, order: random() })).sort((a, b) => a.order - b.order);
  for (const { one } of all.slice(0, Number(count))) console.log(`${one[0]}    [${one[1]}]`);
}
