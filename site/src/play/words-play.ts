/** What the play page says, in both languages. */
export const nl = {
  newGame: 'Nieuw spel',
} as const;

export const de: { readonly [Key in keyof typeof nl]: string } = {
  newGame: 'Neues Spiel',
};
