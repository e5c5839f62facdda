import type { Form, FormNumber } from '../../../../compiler/language-service/answers.ts';
import type { LanguageService } from '../../../../compiler/language-service/index.ts';
import type { ToldCell, ToldForm, ToldLine } from './told.ts';

/** What players call things: by the id of a text, or by a word of the rules. */
export interface Naming {
  of(file: string, id: string | undefined): string | undefined;
  word(file: string, word: string): string | undefined;
}

/** All that a form can change, with what it was before, in the words of players. */
export function formsToTell(
  files: readonly string[],
  now: LanguageService,
  base: LanguageService,
  names: Naming,
): ToldForm[] {
  return files.flatMap((file) => {
    const before = new Map(keyed(base.textOf(file) === undefined ? [] : base.forms(file)));
    return keyed(now.forms(file)).map(([key, form]) => toldForm(key, form, before.get(key), names));
  });
}

/** Each form with what it is told apart by; where two are called the same, by their order. */
function keyed(forms: readonly Form[]): [string, Form][] {
  const seen = new Map<string, number>();
  return forms.map((form) => {
    const key = [form.at.file, form.variant ?? '', form.sort, form.name].join(' ');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return [count === 1 ? key : `${key} ${count}`, form];
  });
}

function toldForm(key: string, form: Form, before: Form | undefined, names: Naming): ToldForm {
  const { at, sort, name, textId, variant, comment } = form;
  return {
    key,
    sort,
    name,
    title: names.of(at.file, textId) ?? name,
    isTold: textId !== undefined && names.of(at.file, textId) !== undefined,
    at,
    ...(variant === undefined
      ? {}
      : { variantId: variant, variant: names.of(at.file, `variant-${variant}`) ?? variant }),
    ...(comment === undefined ? {} : { comment }),
    rows: form.rows.map((row, y) =>
      row.map((cell, x): ToldCell => {
        const was = before?.rows[y]?.[x]?.text;
        return {
          at: cell.at,
          text: cell.text,
          sort: cell.sort,
          told: /[a-z]/i.test(cell.text) ? names.word(at.file, cell.text) : undefined,
          choices: cell.choices?.map((choice) => ({
            word: choice,
            told: names.word(at.file, choice) ?? choice,
          })),
          was: was === undefined || was === cell.text ? undefined : was,
        };
      }),
    ),
    lines: linesOf(form.numbers, before?.numbers),
    isNew: before === undefined,
  };
}

/** Numbers that stand in one line belong together: the line is shown with them. */
function linesOf(numbers: readonly FormNumber[], before: readonly FormNumber[] | undefined): ToldLine[] {
  const isComparable = before?.length === numbers.length;
  const lines: { start: number; text: string; numbers: ToldLine['numbers'][number][] }[] = [];
  for (const [index, { at, value, line, column }] of numbers.entries()) {
    const start = at.start - column;
    const was = isComparable ? before![index]!.value : value;
    const number = { at, value, column, length: at.end - at.start, was: was === value ? undefined : was };
    const last = lines.at(-1);
    if (last?.start === start) last.numbers.push(number);
    else lines.push({ start, text: line, numbers: [number] });
  }
  return lines.map(({ text, numbers }) => ({ text, numbers }));
}
