// An engine that is wrong in one way: the reference, with an answer changed on its way out.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { digestOf } from '../../../compiler/runtime/json.ts';

const [way] = process.argv.slice(2);
const launcher = fileURLToPath(new URL('../../../compiler/regel.mjs', import.meta.url));
const child = spawn(process.execPath, [launcher, 'serve', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
const requests = [];

/** One coin more than there are, wherever the state is told. */
function richer(answer) {
  const state = structuredClone(answer.state);
  state.fields.coins[0] += 1;
  return { ...answer, state };
}

/** What player 2 is shown, is everything. */
function leaked({ id, state }, { digest }) {
  return digest === true ? { id, digest: digestOf({ view: state }) } : { id, view: state };
}

/** What the reference is asked in place of a request. */
function asked(request) {
  const isLeak = way === 'leak' && request.do === 'view' && request.player === 2;
  return isLeak ? { do: 'state', id: request.id } : request;
}

function changed(request, answer) {
  switch (way) {
    case 'rating':
      return request.name === 'rating' && request.args?.[0] === 140 ? { ...answer, value: 2 } : answer;
    case 'coins':
      if (request.do === 'state' && request.digest !== true) return richer(answer);
      return request.do === 'play' ? { ...answer, digest: '0000000000000000' } : answer;
    case 'leak':
      return request.do === 'view' && request.player === 2 ? leaked(answer, request) : answer;
    case 'never-broken':
      return request.do === 'always' ? { ...answer, broken: null } : answer;
    case 'always-broken':
      return request.do === 'always' ? { ...answer, broken: 'six-dice' } : answer;
    default:
      return answer;
  }
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const request = JSON.parse(line);
    requests.push(request);
    child.stdin.write(`${JSON.stringify(asked(request))}\n`);
  })
  .on('close', () => child.stdin.end());
createInterface({ input: child.stdout }).on('line', (line) => {
  const request = requests.shift();
  process.stdout.write(`${JSON.stringify(changed(request, JSON.parse(line)))}\n`);
});
child.on('close', () => process.exit());
