/**
 * `npm run fuzz -- --inputs 10000000 --seed 1`: hands that many inputs to everything that takes input from outside, one target after another.
 * None may throw, keep a thread busy for two seconds, or need more than 512 MB. Findings go to the standard output, one JSON object a line.
 *
 * - `--target moves` (may be repeated) for one only, which then gets all inputs; `--from 4000 --inputs 1` for one of them, as a finding names it
 *   (`protocol` remembers what came before: begin at a multiple of 64).
 * - `--resume file` writes down how far it is, and goes on there if the file exists.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TARGET_NAMES, TARGETS, type TargetName } from './targets/index.ts';
import { runStretch } from './targets/run.ts';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    target: { type: 'string', multiple: true, default: [] },
    resume: { type: 'string' },
  },
});
const [inputs, seed, from] = [values.inputs, values.seed, values.from].map(Number) as [
  number,
  number,
  number,
];
const chosen =
  values.target.length > 0 ? TARGET_NAMES.filter((name) => values.target.includes(name)) : TARGET_NAMES;
const shares = chosen.reduce((sum, name) => sum + TARGETS[name].share, 0);

/** By target: the next input, and how many findings there were. */
interface Progress {
  readonly seed: number;
  readonly inputs: number;
  readonly at: Partial<Record<TargetName, number>>;
  findings: number;
}

const fresh: Progress = { seed, inputs, at: {}, findings: 0 };
const kept = values.resume !== undefined && existsSync(values.resume);
const progress = kept ? (JSON.parse(readFileSync(values.resume!, 'utf8')) as Progress) : fresh;
if (progress.seed !== seed || progress.inputs !== inputs)
  throw new Error(`${values.resume} is of another run: --seed ${progress.seed} --inputs ${progress.inputs}`);
const keep = (): void => {
  if (values.resume !== undefined) writeFileSync(values.resume, `${JSON.stringify(progress)}\n`);
};

let done = 0;
for (const target of chosen) {
  const count = Math.ceil((inputs * TARGETS[target].share) / shares);
  const start = Math.max(from, progress.at[target] ?? 0);
  const begun = performance.now();
  await runStretch(
    { target, seed, from: start, end: from + count },
    (finding) => {
      progress.findings++;
      console.log(JSON.stringify(finding));
    },
    (index) => {
      progress.at[target] = index;
      keep();
    },
  );
  const seconds = (performance.now() - begun) / 1000;
  const made = Math.max(0, from + count - start);
  done += made;
  console.error(
    `${target}: ${made} inputs in ${seconds.toFixed(1)} s (${Math.round(made / seconds)} a second)`,
  );
}
console.error(`${done} inputs, ${progress.findings} findings in all`);
process.exitCode = progress.findings > 0 ? 1 : 0;
