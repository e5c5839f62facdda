import type { Language } from '../problems/messages/message.ts';
import { visible } from '../problems/visible.ts';
import { TROUBLES, type TroubleCode } from './messages.ts';

/** Why something shared cannot be opened, or not all of it: data, as a problem in rules is. Its words are in `messages.ts`. */
export interface Trouble {
  readonly code: TroubleCode;
  readonly data: Readonly<Record<string, string | number>>;
}

export type { TroubleCode } from './messages.ts';

export function trouble(code: TroubleCode, data: Trouble['data'] = {}): Trouble {
  return { code, data };
}

/** What is wrong and what can be done, in words; nothing in them can disturb a terminal or a page. */
export function tellTrouble(
  { code, data }: Trouble,
  language: Language,
): { readonly message: string; readonly cure: string } {
  const fill = (text: string): string =>
    text.replace(/\{([a-z]+)\}/g, (hole, name: string) =>
      Object.hasOwn(data, name) ? visible(String(data[name]), 80) : hole,
    );
  const { message, cure } = TROUBLES[code];
  return { message: fill(message[language]), cure: fill(cure[language]) };
}
