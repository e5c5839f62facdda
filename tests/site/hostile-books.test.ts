import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongBooks } from '../../compiler/command-line/generate/books.ts';
import { compile } from '../../compiler/compile.ts';
import { tiny } from '../rulebook/sources.ts';
import { projectOfLanterns } from './project.ts';

/**
 * What a stranger may write into a page, by rulebook. Whatever runs while the site is built leaves a file in the folder `ran`;
 * whatever is published has the word `pwned` in it.
 */
const attacks = (ran: string): Readonly<Record<string, readonly string[]>> => {
  const mark = (name: string): string =>
    `process.getBuiltinModule('node:fs').writeFileSync('${ran}/${name}', 'pwned')`;
  return {
    modules: [`export const pwned = ${mark('exported')}`, `import '${ran}.mjs' // pwned`],
    expressions: [`{${mark('expression')}}`, `Pwned {${mark('inline')}} text`],
    attributes: [
      `<Value of={${mark('attribute')}} />`,
      `<Value {...${mark('spread')}} />`,
      '<Value of="half" onclick="pwned()" />',
    ],
    elements: [
      '<script>pwned()</script>',
      '<img src="x" onerror="pwned()" />',
      '<iframe src="https://pwned.example"></iframe>',
      '<javascript:pwned>',
      '![x](https://pwned.example/x.png)',
    ],
    links: [
      '[x](javascript:pwned)',
      '[x](JaVaScRiPt:pwned)',
      '[x](java&#115;cript:pwned)',
      '[x](\tjavascript:pwned)',
      '[x](<javascript:pwned>)',
      '[x][pwned]\n\n[pwned]: javascript:pwned',
      '[x](data:text/html,pwned)',
      '[x](//pwned.example)',
    ],
    heads: ['lead: <script>pwned()</script>', 'lead: {pwned()}'],
  };
};

/** The tiny game with this in its Dutch page. */
function withAttack(name: string, attack: string): { readonly file: string; readonly text: string }[] {
  return tiny().map(({ file, text }) => ({
    file,
    text: !file.endsWith('nl.mdx')
      ? text
      : name === 'heads'
        ? text.replace('lead: A tiny game.', attack)
        : text.replace('Text.', () => attack),
  }));
}

it.each(Object.entries(attacks('ran')).flatMap(([name, all]) => all.map((attack) => ({ name, attack }))))(
  'keeps a book from being shown: $attack',
  ({ name, attack }) => {
    const { problems } = compile(withAttack(name, attack), {
      texts: false,
      rulebooks: true,
      runExamples: false,
    });
    expect([...wrongBooks(problems).keys()]).toEqual(['tiny']);
  },
);

let root = '';
let ran = '';
const inRoot = (file: string): string => path.join(root, file);
const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const change = (file: string, from: string, to: string): void => {
  expect(read(file)).toContain(from);
  writeFileSync(inRoot(file), read(file).replace(from, to));
};
let built: { readonly status: number | null; readonly stderr: string };
let names: readonly string[] = [];

beforeAll(() => {
  root = projectOfLanterns();
  ran = inRoot('ran');
  mkdirSync(ran);
  writeFileSync(
    `${ran}.mjs`,
    `import { writeFileSync } from 'node:fs';\nwriteFileSync('${ran}/imported', '');\n`,
  );
  const all = Object.entries(attacks(ran));
  names = all.map(([name]) => name);
  for (const [name, some] of all)
    for (const { file, text } of withAttack(name, name === 'heads' ? some[0]! : some.join('\n\n'))) {
      const place = inRoot(`rules/${file.replaceAll('tiny', name)}`);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text.replace('game tiny', `game ${name}`));
    }
  // Markup in texts is no problem: it is shown as it stands.
  change('rules/lights/text/nl.ftl', 'Een klein spel met', 'Een klein <script>texts()</script> spel met');
  change('rules/lights/text/nl.ftl', '= Aansteken', '= <img src=x onerror=texts()> Aansteken');
  change('rules/lights/text/nl.ftl', '= goud', '= </script><b onclick="texts()">goud</b>');
  change('rules/lights/text/nl.ftl', '= Met een 1', '= [x](javascript:texts) {"{"}texts(){"}"} Met een 1');
  change('rules/lights/rulebook/nl.mdx', 'lead: Gooi, en', 'lead: !!js/undefined \'\' & "Gooi", en');
  built = spawnSync('npm', ['run', '--silent', 'site'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}, 240_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('rulebooks of strangers', () => {
  it('run nothing', () => {
    expect(readdirSync(ran)).toEqual([]);
  });

  it('publish nothing of what they may not say', () => {
    const files = readdirSync(inRoot('site/dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    expect(files.filter((file) => /pwned/i.test(readFileSync(file, 'latin1')))).toEqual([]);
    for (const name of names) expect(existsSync(inRoot(`site/dist/nl/${name}`)), name).toBe(false);
  });

  it('are told with their problems, and the exit code says that something is missing', () => {
    expect(built.status).toBe(1);
    for (const name of names)
      expect(built.stderr).toMatch(
        new RegExp(`^error\\[[a-z-]+\\]: .*\\n {2}rules/${name}/rulebook/nl\\.mdx:`, 'm'),
      );
    expect(built.stderr).toContain('error[rulebook-code]: Code in a rulebook');
    expect(built.stderr).toContain('Some games or rulebooks have mistakes, and are not on this site');
  });

  it('are missed on the page of all games, and the other book is there', () => {
    const home = read('site/dist/nl/index.html');
    expect(home.match(/class="game left-out"/g)).toHaveLength(names.length);
    expect(home).toContain('href="/nl/lantaarns/"');
    expect(read('site/dist/nl/lantaarns/index.html')).toContain('<span class="value">3</span> rondes');
    expect(read('site/dist/de/laternen/spielen/index.html')).toContain('<regel-play');
  });
});

describe('texts and heads with markup', () => {
  it('come out as text', () => {
    const pages = [
      'nl/index.html',
      ...['', 'spelen/', 'punten/', 'overzicht/'].map((page) => `nl/lantaarns/${page}index.html`),
    ].map((page) => read(`site/dist/${page}`));
    for (const html of pages) expect(html).not.toMatch(/<script>texts|<img|<b onclick|<a href="javascript/);
    expect(pages[0]).toContain('Een klein &lt;script&gt;texts()&lt;/script&gt; spel met');
    // Behind a bracket that opens nothing, one that closes need not be written otherwise.
    expect(pages[1]).toMatch(/&lt;img src=x onerror=texts\(\)(?:>|&gt;) Aansteken/);
    expect(pages[1]).toContain('<p class="lead">!!js/undefined &#39;&#39; &amp; &quot;Gooi&quot;, en');
  });
});

describe('while the site is being written', () => {
  let server: ChildProcess;
  let said = '';
  beforeAll(() => {
    for (const name of names) rmSync(inRoot(`rules/${name}`), { recursive: true });
    server = spawn(process.execPath, ['site/run.ts', 'dev', '--host', '127.0.0.1', '--port', '0'], {
      cwd: root,
      // Astro serves nothing where Vitest has started it.
      env: { ...process.env, NODE_ENV: 'development', VITEST: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [server.stdout!, server.stderr!])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
      });
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  });

  it('a page that becomes hostile is not shown, runs nothing, and is shown again when it is cured', async () => {
    const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    await expect.poll(address, { timeout: 90_000 }).toBeDefined();
    const page = async (): Promise<string> => (await fetch(`${address()}/nl/lantaarns/`)).text();
    const hasPage = async (): Promise<boolean> => (await page()).includes('rondes.');
    expect(await hasPage()).toBe(true);
    const file = 'rules/lights/rulebook/nl.mdx';
    const good = read(file);
    const { modules, expressions } = attacks(ran);
    const hostile = [...modules!, ...expressions!].join('\n\n');
    writeFileSync(
      inRoot(file),
      good.replace('rondes.', () => `rondes.\n\n${hostile}`),
    );
    await expect.poll(hasPage, { timeout: 60_000, interval: 200 }).toBe(false);
    await expect
      .poll(() => said, { timeout: 60_000 })
      .toContain('Left out, as their rulebooks have mistakes: lights.');
    expect(said).toContain('error[rulebook-code]: Code in a rulebook');
    expect(readdirSync(ran)).toEqual([]);
    writeFileSync(inRoot(file), good);
    await expect.poll(hasPage, { timeout: 60_000, interval: 200 }).toBe(true);
  }, 300_000);
});
