/** Where a text shows that its bytes were no UTF-8, as those of UTF-16 or Latin-1: undefined if it does not. */
export function notUtf8(text: string): { readonly start: number; readonly end: number } | undefined {
  const lost = text.indexOf('\ufffd');
  // Every other byte of most texts in UTF-16 is 0; a single 0 is only an odd character.
  const zeros = text.split('\0', text.length).length - 1;
  const at = lost !== -1 ? lost : zeros * 4 > text.length ? text.indexOf('\0') : -1;
  return at === -1 ? undefined : { start: at, end: at + 1 };
}
