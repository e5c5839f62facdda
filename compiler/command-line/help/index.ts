import { COMMANDS, type CommandName } from '../shared/command.ts';
import type { ToolLanguage } from '../shared/language.ts';
import { columns, type Style, widthOf, wrap } from '../shared/style.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Help } from './help.ts';
import { nl } from './nl.ts';

const HELP: Readonly<Record<ToolLanguage, Help>> = { en, nl, de };

export function helpForAll(language: ToolLanguage, style: Style, width: number): string {
  const { pages, title, about, usage, version, headings, more, everywhere } = HELP[language];
  const parts = [
    `${style.bold('regel')} – ${title}`,
    wrap(about, Math.min(width, 90)),
    section(headings.usage, [`  ${usage}`], style),
    section(
      headings.commands,
      list(
        COMMANDS.map((name) => [name, pages[name].summary]),
        style,
        width,
      ),
      style,
    ),
    section(headings.options, list([...everywhere, ['--version', version]], style, width), style),
    more,
  ];
  return `${parts.join('\n\n')}\n`;
}

export function helpFor(name: CommandName, language: ToolLanguage, style: Style, width: number): string {
  const { pages, headings, everywhere, exitCodes } = HELP[language];
  const { usage, about, options, examples } = pages[name];
  const parts = [
    section(
      headings.usage,
      usage.split('\n').map((line) => `  ${line}`),
      style,
    ),
    wrap(about, Math.min(width, 90)),
    section(
      headings.options,
      list(
        [...options, ...everywhere.filter(([word]) => !options.some(([own]) => own === word))],
        style,
        width,
      ),
      style,
    ),
    section(
      headings.examples,
      examples.flatMap(([command, text]) => [
        `  ${style.bold(command)}`,
        wrap(text, Math.min(width, 90), '      '),
      ]),
      style,
    ),
    wrap(exitCodes, Math.min(width, 90)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function section(heading: string, lines: readonly string[], style: Style): string {
  return [style.bold(heading), ...lines].join('\n');
}

/** Words on the left, what they mean on the right, broken where the terminal ends. */
function list(rows: readonly (readonly [string, string])[], style: Style, width: number): string[] {
  const left = Math.max(...rows.map(([word]) => widthOf(word)));
  const room = Math.max(30, Math.min(width, 100) - left - 4);
  return columns(
    rows.flatMap(([word, text]) =>
      wrap(text, room)
        .split('\n')
        .map((line, index) => [index === 0 ? style.colour('cyan', word) : '', line]),
    ),
  ).map((line) => `  ${line}`);
}
