import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endWithReaders } from '../shared/node-io.ts';
import { generate, type Only } from './generate.ts';

/**
 * `npm run generate`: writes what is made of the rules into `generated`, and the manifest of it.
 *
 * - `--check` writes nothing that is committed: it makes what is missing, and fails if anything is not as the manifest says.
 * - `--only site` leaves out the vectors, which take a minute or two; `--only rulebook` writes what the pages of rulebooks need.
 *   Neither touches the manifest. If a rulebook has mistakes, it is left out with its problems told, the rest is made, and the
 *   exit code is 4.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, only: { type: 'string' } },
});
endWithReaders();
const root = fileURLToPath(new URL('../../../', import.meta.url));

if (values.only !== undefined && values.only !== 'site' && values.only !== 'rulebook') {
  process.stderr.write('--only takes “site” or “rulebook”.\n');
  process.exitCode = 2;
} else {
  process.exitCode = await generate({
    root,
    check: values.check,
    only: values.only satisfies Only | undefined,
    tell: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  });
}
