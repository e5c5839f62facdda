/**
 * A race to 10 points in which each turn brings 1 to 3 by a throw, and a choice: keep it, or stay where one is. What is known of it
 * is changed one thing at a time.
 */
export function race({
  headStart = 0,
  stay = 'stay',
  extra = '',
  goal = 10,
}: {
  /** What the first player begins with. */
  readonly headStart?: number;
  readonly stay?: string;
  /** Lines of the turn, after the move. */
  readonly extra?: string;
  readonly goal?: number;
} = {}): string {
  return `game race
  players 2..4

pieces Die, plural dice, with face 1..3
  1 alike

each player has
  steps: 0..40

the table has
  cup: dice, starts with all Die

term is-won = some player in players where steps of player is at least ${goal}
term pips = total of face of die for die in cup

phase game
  add ${headStart} to steps of first of players
  repeat while not is-won
    for each player in players
      if not is-won
        roll cup
        player must do one of
          go
          ${stay}
${extra}
  score way

action go of player
  add pips to steps

action stay of player

scoring way for each player
  award steps

winner player in players by most points of player
  tie: joint win
`;
}
