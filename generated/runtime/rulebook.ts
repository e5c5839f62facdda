// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { ValueType } from './data.ts';
import type { Json, JsonObject } from './json.ts';

/**
 * What a rulebook knows of its game: everything on its pages that is not a sentence. Written by the compiler from the rules,
 * one for every game and variant (`rulebook.ts`), so that a page can show no number that the engine does not play with. The
 * sentences stand in `rules/<folder>/rulebook/<language>.mdx`, and those of a variant in `rules/<folder>/variants/<variant>`.
 *
 * Values are JSON as in the protocol: a kind by its word, a piece, cell or line by its name in notation, none as null.
 * Rules have the ids of their texts: `action-use-die`, `table-rating`, `option-long-game`, `winner`, `game`.
 */
export interface Rulebook {
  /** The name of the game, or `game/variant`: the folder below `generated`. */
  readonly id: string;
  /** Where its rules and sentences lie, below `rules`; it need not be called as the game is. */
  readonly folder: string;
  /** The other folders that rules of it come from. */
  readonly uses: readonly string[];
  /** Of a variant: the game whose sentences it shares. */
  readonly base?: string;
  /** Of a variant: the variants that it is made of, its own name the last; each may have sections of its own. */
  readonly chain?: readonly string[];
  /**
   * Of a variant: the rules that it declares otherwise than its game, in the order of the rules, to be marked where they
   * are explained. What only uses something changed is not among them. Empty for a game itself.
   */
  readonly changed: readonly RuleChanged[];
  /** How many can play, and the seats nobody plays: for the head of the page and for switches of the reader. */
  readonly players: { readonly from: number; readonly to: number };
  readonly imaginary: readonly ImaginaryShown[];
  /** What the table agrees on before the game, and how it is set here: a variant may set it otherwise. */
  readonly options: readonly OptionShown[];
  /** What every `<Value of="…">` of the sentences comes to in this game or variant, by its text as it stands there. */
  readonly values: Readonly<Record<string, ValueShown>>;
  /** Every table of the rules, for `<Table of="…">`: a page shows it as printed, with nothing left out. */
  readonly tables: Readonly<Record<string, TableShown>>;
  /** What happens in which order, for `<Turn of="…">` and the short overview. */
  readonly phases: Readonly<Record<string, PhaseShown>>;
  readonly actions: Readonly<Record<string, ActionShown>>;
  readonly scorings: Readonly<Record<string, ScoringShown>>;
  readonly winner: WinnerShown;
  /** The pages themselves, by language, where nobody has written any: they are made of what there is. */
  readonly draft?: Readonly<Record<string, string>>;
  /** The quick reference, by language, where the pages are written and have none. */
  readonly draftSheet?: Readonly<Record<string, string>>;
  /** The sections of the sentences, in their order, the same in every language. */
  readonly sections: readonly SectionShown[];
  /**
   * Where each rule is explained, as the id of a section: the target of every link. Also for reasons (`reason-too-low`), the
   * values of kinds (`Bonus-fox`), examples (`example-two-extra-dice`) and helpers that have no section of their own. What a
   * variant adds is not here.
   */
  readonly sectionOf: Readonly<Record<string, string>>;
}

/** A rule that a variant has otherwise, and all its values that are not as in the game; none where it is a script. */
export interface RuleChanged {
  readonly rule: string;
  readonly how: 'new' | 'changed' | 'gone';
  readonly values: readonly ValueChanged[];
}

/** One value, in the game (`before`) and in the variant (`now`). What only one of them has is left out of the other. */
export type ValueChanged =
  | { readonly is: 'players'; readonly before: CountShown; readonly now: CountShown }
  | {
      readonly is: 'imaginary';
      readonly withPlayers: number;
      readonly before: CountShown;
      readonly now: CountShown;
    }
  /** An option, or a constant. */
  | { readonly is: 'value'; readonly type: ValueType; readonly before: Json; readonly now: Json }
  | {
      readonly is: 'cell';
      readonly keys: readonly KeyShown[];
      readonly types: readonly ValueType[];
      readonly column: string;
      readonly type: ValueType;
      readonly before?: Json;
      readonly now?: Json;
    }
  | {
      readonly is: 'printed';
      /** Which grid of a family. */
      readonly member?: Json;
      readonly memberType?: ValueType;
      readonly at:
        | { readonly cell: readonly number[] }
        | { readonly line: 'row' | 'column' | 'diagonal'; readonly number: number };
      readonly property: string;
      readonly type: ValueType;
      readonly before?: Json;
      readonly now?: Json;
    }
  /** How many there are of those alike. */
  | {
      readonly is: 'pieces';
      readonly values: readonly { readonly type: ValueType; readonly value: Json }[];
      readonly before: number;
      readonly now: number;
    };

export interface CountShown {
  readonly from: number;
  readonly to: number;
}

export interface SectionShown {
  readonly id: string;
  /** The rules that it explains, as it says itself. */
  readonly rules: readonly string[];
  /** Its heading by language, without marks, for lists of links. */
  readonly titles: Readonly<Record<string, string>>;
  /** The examples shown in it, in order. */
  readonly examples: readonly string[];
}

export interface ImaginaryShown {
  readonly from: number;
  readonly to: number;
  readonly withPlayers: number;
  readonly usually: number;
  /** What the first of them is called. */
  readonly named?: string;
}

export interface OptionShown {
  readonly name: string;
  readonly type: ValueType;
  /** As it is without being asked. */
  readonly value: Json;
}

/**
 * An expression, worked out before anything has been played, with every option as it is usually and as many imaginary seats as
 * usual. Where the number of players makes a difference, `byPlayers` has the value for each number, and `value` is that
 * for the fewest.
 */
export interface ValueShown {
  readonly type: ValueType;
  readonly value: Json;
  readonly byPlayers?: readonly { readonly players: number; readonly value: Json }[];
}

export interface TableShown {
  readonly keys: readonly { readonly name: string; readonly type: ValueType }[];
  readonly columns: readonly { readonly name: string; readonly type: ValueType }[];
  /** In the order in which they are printed: a row for each key, or pair of keys, with a cell for each column. */
  readonly rows: readonly { readonly keys: readonly KeyShown[]; readonly cells: readonly Json[] }[];
  /** What holds for all keys that have no row. */
  readonly otherwise?: Json;
}

/** One value, or all from one to another; without `to`, all from there on. */
export type KeyShown = string | number | boolean | { readonly from: Json; readonly to?: Json };

export interface PhaseShown {
  /** Whose it is; undefined for a phase of the whole table. */
  readonly of?: 'player' | 'seat';
  readonly steps: readonly OutlineStep[];
}

/** Something in the rules that an outline only points at: a condition, a measure, what is gone through. */
export interface About {
  /** As it is written in the rules, for whoever wants to see it: Regel, not a sentence. */
  readonly text: string;
  /** The rules that it names, each once: fields, terms, tables, options, kinds. */
  readonly rules: readonly string[];
}

/**
 * A step of a phase. Nothing is worked out here: it says what can happen and in which order, so that it can be drawn with links.
 * Steps that only name a value are left out.
 */
export type OutlineStep =
  /** Goes through another phase and comes back. */
  | { readonly is: 'do'; readonly phase: string }
  /** A player decides: one of the offers, or a pass where it is `may`; `may repeat` until a pass. */
  | {
      readonly is: 'choice';
      readonly how: 'must' | 'may' | 'may repeat';
      readonly offers: readonly OfferShown[];
      /** If nothing is possible, and after a pass. */
      readonly otherwise: readonly OutlineStep[];
    }
  | { readonly is: 'roll'; readonly of: About }
  | { readonly is: 'shuffle'; readonly field: string }
  /** Chance picks one, into a field or for what follows. */
  | {
      readonly is: 'chance';
      readonly from: About;
      readonly field?: string;
      readonly otherwise: readonly OutlineStep[];
    }
  | { readonly is: 'move'; readonly what: About; readonly to: string }
  /** A field gets another value (`set`), more or less. */
  | { readonly is: 'change'; readonly how: 'set' | 'add' | 'remove'; readonly field: string }
  /** A die is turned to another face. */
  | { readonly is: 'turn'; readonly of: About }
  | {
      readonly is: 'each';
      readonly over: About;
      /** All these players at the same time, none waits for another. */
      readonly atOnce: boolean;
      /** Whether it goes through those who play. */
      readonly players: boolean;
      readonly steps: readonly OutlineStep[];
    }
  /** A fixed number of times, as long as something holds, or until it is left. */
  | {
      readonly is: 'repeat';
      readonly times?: About;
      readonly while?: About;
      readonly steps: readonly OutlineStep[];
    }
  | {
      readonly is: 'if';
      readonly branches: readonly { readonly when: About; readonly steps: readonly OutlineStep[] }[];
      readonly otherwise: readonly OutlineStep[];
    }
  /** Who comes first, and what happens for each of them in that order. */
  | { readonly is: 'rank'; readonly rank: RankShown; readonly steps: readonly OutlineStep[] }
  | { readonly is: 'score'; readonly scorings: readonly string[] }
  /** Ends the phase, not only a loop. */
  | { readonly is: 'leave' };

export interface OfferShown {
  readonly action: string;
  /** What forbids it here and now, although its own lines would allow it. */
  readonly when?: { readonly about: About; readonly reason: string };
  /** What happens after it. */
  readonly then: readonly OutlineStep[];
}

export interface ActionShown {
  readonly choices: readonly {
    readonly name: string;
    readonly type: ValueType;
    /** A set of these is chosen; with `any`, also an empty one. */
    readonly several?: 'some' | 'any';
  }[];
  /** Why it can be refused, in the order in which it is asked, each once; those of its offers come last. */
  readonly reasons: readonly string[];
  /** What it takes away from whom it is allowed, and the reason for whoever has too little. */
  readonly pays: readonly { readonly field: string; readonly amount: About; readonly reason: string }[];
  /** Where it is offered: the phases, in the order of the rules. */
  readonly phases: readonly string[];
  /** What it changes. */
  readonly steps: readonly OutlineStep[];
}

export interface ScoringShown {
  /** Whom or what it is run for, one after another: each player, each seat, each value of a kind; run once, the number 1. */
  readonly forEach: ValueType;
  /** What points are noted down for, besides the player: buildings, areas. */
  readonly awardedFor?: ValueType;
  /** The rankings in it, in order; none where it only counts. */
  readonly ranks: readonly RankShown[];
  /** The tables that it looks up, also through terms: to be shown beside it. */
  readonly tables: readonly string[];
  /** Every rule that it names, also through terms. */
  readonly rules: readonly string[];
  /** The phases that run it. */
  readonly phases: readonly string[];
}

export interface MeasureShown {
  readonly most: boolean;
  readonly about: About;
}

export interface RankShown {
  readonly over: About;
  readonly by: MeasureShown;
  /** Who has less than this is left out; the number, where it is one. */
  readonly atLeast?: number;
  /** How many places count; the number, where it is one. */
  readonly first?: number;
  readonly ties: readonly TieShown[];
}

/** What settles a tie, in order: further measures, and at last a rule for those who are still tied. */
export type TieShown =
  | { readonly is: 'measure'; readonly measure: MeasureShown }
  | { readonly is: 'share' | 'joint win' | 'by lot' | 'nobody' | 'impossible' };

export interface WinnerShown extends RankShown {
  /** Whether several can win together. */
  readonly joint: boolean;
  /** What is told where only one is ranked, such as a number of stars. */
  readonly solo?: { readonly type: ValueType; readonly about: About };
}

/** A worked example, for `<Example name="…">`: in `examples.ts`, as the engine can play it. */
export interface ExampleShown {
  readonly name: string;
  /** What it shows, in a few words, by language. */
  readonly titles: Readonly<Record<string, string>>;
  /** The rules that it names, each once: for links, and for the examples of a rule. */
  readonly rules: readonly string[];
  /** Who sits at the table, imaginary seats after the players: seat 1 is the first. One that the rules do not name is ''. */
  readonly names: readonly string[];
  /**
   * What is asked and answered, from the situation on: the same as in `vectors.json`, without the digests of states. Lead it with
   * an engine to see the state after each step; `expect` is what the example is about.
   */
  readonly steps: readonly ExampleStep[];
  /**
   * What a picture of it needs: the fields that it gives, changes or asks about (also through terms) by their names, and then as
   * `pieces-Die` the pieces whose faces matter; each in the order of the rules.
   */
  readonly shows: readonly string[];
  /** The step after which a picture shows most: the last one that changes something. */
  readonly picture: number;
}

export interface ExampleStep {
  readonly request: JsonObject;
  readonly expect: JsonObject;
}
