/** What a dialogue can be about. */
export const KINDS = [
  'example',
  'table',
  'term',
  'tie',
  'reason',
  'always',
  'game',
  'count',
  'save',
] as const;
