import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  type Diagnostic,
  DidChangeWatchedFilesNotification,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  FileChangeType,
  FoldingRangeRequest,
  HoverRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver-protocol/node';
import { compile } from '../../compiler/compile.ts';
import { ROOT, readSources } from '../sources.ts';
import { Editor, editedText } from './editor.ts';

/** Two games that share the rules of a third folder, and a small one. */
const GAMES = /^(common|alhambra|roll-and-write|starters\/pig)\//;
const PIG = 'starters/pig/pig.regel';
const TEXTS = 'starters/pig/text/nl.ftl';
const ROLL = 'roll-and-write/roll-and-write.regel';

const editor = new Editor([process.execPath, `${ROOT}compiler/regel.mjs`, 'lsp', '--stdio'], GAMES);
const before = new Map([PIG, TEXTS, ROLL].map((file) => [file, editor.text(file)]));
const pig = before.get(PIG)!;

beforeAll(async () => {
  await editor.start('nl-NL');
  for (const file of [PIG, TEXTS, ROLL]) await editor.open(file);
});

/** Whatever a test has typed is as it was for the next. */
afterEach(async () => {
  for (const [file, text] of before)
    if (editor.text(file) !== text) await editor.type(file, editor.text(file), text);
});

afterAll(async () => {
  expect(await editor.end()).toBe(0);
});

test('it says what it can do, and asks to hear of files that change', async () => {
  expect(editor.can).toMatchObject({
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    documentFormattingProvider: true,
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    codeActionProvider: { codeActionKinds: ['quickfix'] },
  });
  await editor.problems(PIG, (found) => found.length === 0);
  expect(editor.registered).toContain('workspace/didChangeWatchedFiles');
});

test('a mistake is told where it is, in the language of the editor, with a cure that cures it', async () => {
  await editor.type(PIG, 'add at-risk to safe', 'add at-risk to saef');
  const isUnknown = ({ code }: Diagnostic): boolean => code === 'unknown-name';
  const problem = (await editor.problems(PIG, (found) => found.some(isUnknown))).find(isUnknown);
  expect(editor.said({ uri: editor.uri(PIG), range: problem!.range })).toBe('saef');
  expect(problem).toMatchObject({ severity: 1, code: 'unknown-name', source: 'regel' });
  expect(problem!.message).toMatch(/heet.* Bedoelde je `safe`\?/);
  const actions = await editor.asked.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: editor.uri(PIG) },
    range: problem!.range,
    context: { diagnostics: [problem!] },
  });
  const [action] = actions ?? [];
  if (!action || !('edit' in action)) throw new Error('There is no cure.');
  expect(action).toMatchObject({ kind: 'quickfix', title: 'Schrijf “safe”' });
  const edits = action.edit!.changes![editor.uri(PIG)]!;
  expect(editedText(editor.text(PIG), edits)).toBe(pig);
});

test('an example that no longer holds is told in the background, as a fresh check tells it', async () => {
  await editor.problems(PIG, (found) => found.length === 0);
  await editor.type(PIG, 'at-risk is 9', 'at-risk is 8');
  const [problem] = await editor.problems(PIG, (found) => found.length > 0);
  const fresh = compile(
    readSources('rules', /\.(regel|ftl|mdx)$|confirmed\.txt$/)
      .filter(({ file }) => /^(common|starters\/pig)\//.test(file))
      .map((source) => (source.file === PIG ? { ...source, text: editor.text(PIG) } : source)),
  ).problems.filter(({ at }) => at.file === PIG);
  expect(fresh.map(({ code }) => code)).toEqual([problem!.code]);
});

test('a text that is missing is written into its file by a cure', async () => {
  const line = /^term-goal = .*\n/m.exec(editor.text(TEXTS))![0];
  await editor.type(TEXTS, line, '');
  const [problem] = await editor.problems(PIG, (found) => found.some(({ code }) => code === 'no-text'));
  const actions = await editor.asked.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: editor.uri(PIG) },
    range: problem!.range,
    context: { diagnostics: [problem!] },
  });
  const [action] = actions ?? [];
  if (!action || !('edit' in action)) throw new Error('There is no cure.');
  const edits = action.edit!.changes![editor.uri(TEXTS)]!;
  expect(editedText(editor.text(TEXTS), edits)).toContain('term-goal = ???');
});

test('a file that changes on the disk is read again', async () => {
  const file = 'starters/pig/text/de.ftl';
  const text = editor.text(file);
  const changed = (type: FileChangeType) =>
    editor.asked.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: editor.uri(file), type }],
    });
  editor.write(file, text.replace(/^term-goal = .*\n/m, ''));
  await changed(FileChangeType.Changed);
  await editor.problems(PIG, (found) => found.some(({ code }) => code === 'no-text'));
  editor.write(file, text);
  await changed(FileChangeType.Changed);
  await editor.problems(PIG, (found) => found.length === 0);
});

test('what can be written comes with what fits best, and what is replaced', async () => {
  await editor.type(PIG, 'add at-risk to safe', 'add at-r to safe');
  const { textDocument, position } = editor.at(PIG, 'add at-r to', 'r to');
  const found = await editor.asked.sendRequest(CompletionRequest.type, { textDocument, position });
  if (!found || Array.isArray(found)) throw new Error('no list');
  const [first] = found.items;
  expect(first).toMatchObject({ label: 'at-risk' });
  if (!first?.textEdit || !('range' in first.textEdit)) throw new Error('nothing is written');
  expect(editor.said({ uri: editor.uri(PIG), range: first.textEdit.range })).toBe('at-r');
  expect(found.items.map(({ sortText }) => sortText)).toEqual(
    found.items.map(({ sortText }) => sortText).sort(),
  );
});

test('a name tells what it holds, its line in the rules and what players read', async () => {
  const hover = await editor.asked.sendRequest(
    HoverRequest.type,
    editor.at(PIG, 'add at-risk to safe', 'safe'),
  );
  const { value } = hover!.contents as { value: string };
  expect(editor.said({ uri: editor.uri(PIG), range: hover!.range! })).toBe('safe');
  expect(value).toContain('**veld safe**');
  expect(value).toContain('0\\.\\.105');
  expect(value).toContain('```regel\nsafe: 0..105\n```');
  expect(value).toContain('nl: veilige punten');
  expect(value).toContain('de: sichere Punkte');
  expect(
    await editor.asked.sendRequest(HoverRequest.type, editor.at(PIG, 'players 2..6', '2..6')),
  ).toBeNull();
});

test('a name leads to where it is declared, in another folder and from texts too', async () => {
  const led = async (file: string, part: string, word: string) => {
    const found = await editor.asked.sendRequest(DefinitionRequest.type, editor.at(file, part, word));
    return (found as { uri: string; range: never }[]).map((one) => [editor.file(one.uri), editor.said(one)]);
  };
  expect(await led(PIG, 'Ann does hold', 'hold')).toEqual([[PIG, 'hold']]);
  expect(await led(TEXTS, 'action-hold', 'hold')).toEqual([[PIG, 'hold']]);
  const kind = /^kind (\w+)/m.exec(editor.text('alhambra/alhambra.regel'))![1]!;
  const use = new RegExp(`.*\\b${kind}\\b.*`).exec(editor.text(ROLL))![0];
  expect(await led(ROLL, use, kind)).toEqual([['alhambra/alhambra.regel', kind]]);
});

test('a name tells everywhere where it stands, with its declaration if that is wanted', async () => {
  const at = editor.at(PIG, 'term goal', 'goal');
  const found = async (includeDeclaration: boolean) =>
    (await editor.asked.sendRequest(ReferencesRequest.type, { ...at, context: { includeDeclaration } }))!;
  const all = await found(true);
  expect(all.every((one) => editor.said(one) === 'goal')).toBe(true);
  const rules = all.filter(({ uri }) => uri === editor.uri(PIG));
  expect(rules.length).toBe([...pig.matchAll(/\bgoal\b/g)].length);
  expect(new Set(all.map(({ uri }) => editor.file(uri)))).toContain(TEXTS);
  expect((await found(false)).length).toBe(all.length - 1);
});

test('a new name is written in rules, texts and pages, after which nothing is wrong', async () => {
  const at = editor.at(PIG, 'term goal', 'goal');
  const range = await editor.asked.sendRequest(PrepareRenameRequest.type, at);
  expect(editor.said({ uri: editor.uri(PIG), range: range as never })).toBe('goal');
  const renamed = await editor.asked.sendRequest(RenameRequest.type, { ...at, newName: 'target' });
  const files = Object.entries(renamed!.changes!).map(([uri, edits]) => [editor.file(uri), edits] as const);
  expect(files.map(([file]) => file).sort()).toEqual(
    [
      'pig.regel',
      'rulebook/confirmed.txt',
      'rulebook/de.mdx',
      'rulebook/nl.mdx',
      'text/de.ftl',
      'text/nl.ftl',
    ].map((file) => `starters/pig/${file}`),
  );
  const edits = new Map(files);
  const after = readSources('rules', /\.(regel|ftl|mdx)$|confirmed\.txt$/)
    .filter(({ file }) => /^(common|starters\/pig)\//.test(file))
    .map(({ file }) => ({ file, text: editedText(editor.text(file), edits.get(file) ?? []) }));
  expect(after.find(({ file }) => file === PIG)!.text).toBe(pig.replaceAll(/\bgoal\b/g, 'target'));
  expect(compile(after).problems).toEqual([]);
});

test('a name that cannot be is refused with the reason', async () => {
  const at = editor.at(PIG, 'term goal', 'goal');
  const refused = (newName: string) =>
    editor.asked.sendRequest(RenameRequest.type, { ...at, newName }).then(
      () => 'renamed',
      (problem: Error) => problem.message,
    );
  expect(await refused('is')).toBe('Dat is een woord van de regeltaal zelf.');
  expect(await refused('my goal')).toMatch(/^Een naam begint met een letter/);
  expect(await refused('cup')).not.toBe('renamed');
  expect(
    await editor.asked.sendRequest(PrepareRenameRequest.type, editor.at(PIG, 'players 2..6', '2..6')),
  ).toBeNull();
});

test('a file is formatted as the command line formats it', async () => {
  const text = editor.text(ROLL);
  const row = /^ {2}crosses \| 0\.\.3.*$/m.exec(text)![0];
  await editor.type(ROLL, row, row.replaceAll(/ +/g, ' ').replace(/^ /, '  '));
  const edits = await editor.asked.sendRequest(DocumentFormattingRequest.type, {
    textDocument: { uri: editor.uri(ROLL) },
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(edits!.length).toBeGreaterThan(0);
  expect(editedText(editor.text(ROLL), edits!)).toBe(text);
});

test('declarations are listed, with what stands in them', async () => {
  const found = await editor.asked.sendRequest(DocumentSymbolRequest.type, {
    textDocument: { uri: editor.uri(PIG) },
  });
  const names = (found ?? []).map(({ name }) => name);
  const declared = [...pig.matchAll(/^(?:game|term|phase|action|step|example|kind|pieces) +([\w-]+)/gm)];
  for (const [, name] of declared) expect(names).toContain(name);
  for (const one of found ?? [])
    if ('selectionRange' in one)
      expect(editor.said({ uri: editor.uri(PIG), range: one.selectionRange })).toContain(one.name);
});

test('what stands below a line can be folded away', async () => {
  const folds = await editor.asked.sendRequest(FoldingRangeRequest.type, {
    textDocument: { uri: editor.uri(PIG) },
  });
  const lines = pig.split('\n');
  const action = lines.findIndex((line) => line.startsWith('action hold'));
  const end = lines.findIndex((line, index) => index > action && line.trim() === '') - 1;
  expect(folds).toContainEqual({ startLine: action, endLine: end });
});

test('names have the colours of what they stand for', async () => {
  const { data } = (await editor.asked.sendRequest(SemanticTokensRequest.type, {
    textDocument: { uri: editor.uri(PIG) },
  }))!;
  const { tokenTypes } = (editor.can.semanticTokensProvider as { legend: { tokenTypes: string[] } }).legend;
  const lines = pig.split('\n');
  const found: string[] = [];
  let [line, character] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down, right, length, type] = data.slice(at) as [number, number, number, number];
    [line, character] = down === 0 ? [line, character + right] : [line + down, right];
    found.push(`${tokenTypes[type]} ${lines[line]!.slice(character, character + length)}`);
  }
  expect(found).toEqual(expect.arrayContaining(['property safe', 'function goal', 'function hold']));
  expect(found.every((one) => /^\w+ [\w-]+$/.test(one))).toBe(true);
});
