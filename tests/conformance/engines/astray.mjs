// An engine that can greet, and then goes astray.
import { createInterface } from 'node:readline';

const [way] = process.argv.slice(2);
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const { do: name, id } = JSON.parse(line);
  if (name === 'hello') say({ id, protocol: way === 'other-protocol' ? 9 : 3, games: ['clever'] });
  else if (way === 'ends') {
    console.error('cannot find the dice');
    process.exit(7);
  } else if (way === 'chatty') process.stdout.write('thinking …\n');
  else if (way === 'other-id') say({ id: id + 1, value: 1 });
});
