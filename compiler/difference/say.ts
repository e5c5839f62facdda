import type { Language, Translations } from '../problems/messages/message.ts';
import { isObject, type Json, type JsonObject } from '../runtime/json.ts';
import type { Differing } from './differing.ts';

/** What things are called: the texts of the game, in the language of whoever reads. */
export interface Naming {
  /** By the id of a text: `field-coins`, `action-buy`. */
  say(id: string): string;
  /** Why a move is refused. */
  reason(name: string): string;
}

const WORDS = {
  field: {
    en: '{what}: before {before}, now {now}.',
    nl: '{what}: eerst {before}, nu {now}.',
    de: '{what}: vorher {before}, jetzt {now}.',
  },
  points: {
    en: '“{what}” gives player {seat} {before} points before, and {now} now.',
    nl: '“{what}” geeft speler {seat} eerst {before} punten, en nu {now}.',
    de: '„{what}“ bringt Spieler {seat} vorher {before} Punkte, und jetzt {now}.',
  },
  'turn-over-before': {
    en: 'Before, the game ends here; now it goes on.',
    nl: 'Eerst eindigt het spel hier; nu gaat het door.',
    de: 'Vorher endet das Spiel hier; jetzt geht es weiter.',
  },
  'turn-over-now': {
    en: 'Now the game ends here; before, it goes on.',
    nl: 'Nu eindigt het spel hier; eerst gaat het door.',
    de: 'Jetzt endet das Spiel hier; vorher geht es weiter.',
  },
  turn: {
    en: 'Before, {before}; now {now}.',
    nl: 'Eerst {before}; nu {now}.',
    de: 'Vorher {before}; jetzt {now}.',
  },
  acts: {
    en: 'it is up to player {who}',
    nl: 'is speler {who} aan zet',
    de: 'ist Spieler {who} am Zug',
  },
  'chance-acts': { en: 'chance decides', nl: 'beslist het toeval', de: 'entscheidet der Zufall' },
  chance: {
    en: 'Chance decides among {before} before, and among {now} now.',
    nl: 'Het toeval kiest eerst uit {before}, en nu uit {now}.',
    de: 'Der Zufall wählt vorher aus {before}, und jetzt aus {now}.',
  },
  'move-now': {
    en: 'Player {seat} may now do this: {what} (`{move}`). Before: {reason}',
    nl: 'Speler {seat} mag nu dit doen: {what} (`{move}`). Eerst: {reason}',
    de: 'Spieler {seat} darf jetzt das tun: {what} (`{move}`). Vorher: {reason}',
  },
  'move-before': {
    en: 'Player {seat} may no longer do this: {what} (`{move}`). Now: {reason}',
    nl: 'Speler {seat} mag dit niet meer doen: {what} (`{move}`). Nu: {reason}',
    de: 'Spieler {seat} darf das nicht mehr tun: {what} (`{move}`). Jetzt: {reason}',
  },
  refusal: {
    en: 'Player {seat} may not do `{move}`, for another reason than before. Before: {before} Now: {now}',
    nl: 'Speler {seat} mag `{move}` niet doen, om een andere reden dan eerst. Eerst: {before} Nu: {now}',
    de: 'Spieler {seat} darf `{move}` nicht tun, aus einem anderen Grund als vorher. Vorher: {before} Jetzt: {now}',
  },
  result: {
    en: 'The game ends otherwise. Before: {before}. Now: {now}.',
    nl: 'Het spel loopt anders af. Eerst: {before}. Nu: {now}.',
    de: 'Das Spiel geht anders aus. Vorher: {before}. Jetzt: {now}.',
  },
  'stopped-before': {
    en: 'Before, the rules cannot go on here; now they can.',
    nl: 'Eerst kunnen de regels hier niet verder; nu wel.',
    de: 'Vorher können die Regeln hier nicht weiter; jetzt schon.',
  },
  'stopped-now': {
    en: 'Now the rules cannot go on here; before, they can.',
    nl: 'Nu kunnen de regels hier niet verder; eerst wel.',
    de: 'Jetzt können die Regeln hier nicht weiter; vorher schon.',
  },
  'not-there': {
    en: 'There was no such thing.',
    nl: 'Dat bestaat daar niet.',
    de: 'Das gibt es dort nicht.',
  },
  nothing: { en: 'nothing', nl: 'niets', de: 'nichts' },
  yes: { en: 'yes', nl: 'ja', de: 'ja' },
  no: { en: 'no', nl: 'nee', de: 'nein' },
  place: { en: 'place', nl: 'plaats', de: 'Platz' },
} as const satisfies Readonly<Record<string, Translations>>;

/** In one sentence what differs, in the words of the game. */
export function sayDiffering(differs: Differing, naming: Naming, language: Language): string {
  const say = (id: keyof typeof WORDS, values: Readonly<Record<string, string | number>> = {}): string =>
    WORDS[id][language].replace(/\{([a-z]+)\}/g, (hole, name: string) => String(values[name] ?? hole));
  const value = (json: Json): string => {
    if (json === null || (Array.isArray(json) && json.length === 0)) return say('nothing');
    if (typeof json === 'boolean') return say(json ? 'yes' : 'no');
    if (Array.isArray(json)) return json.map(value).join(', ');
    if (isObject(json))
      return Object.entries(json)
        .map(([name, one]) => `${name} ${value(one)}`)
        .join(', ');
    return String(json);
  };
  const reason = (name: string): string =>
    name === 'no-such-move' ? say('not-there') : sentence(naming.reason(name));
  const action = (move: string): string => naming.say(`action-${move.split(' ')[0]}`);
  switch (differs.is) {
    case 'field':
    case 'faces': {
      const name = naming.say(differs.is === 'field' ? `field-${differs.name}` : `pieces-${differs.name}`);
      const what = differs.at.length === 0 ? name : `${name} (${differs.at.join(', ')})`;
      return say('field', { what, before: value(differs.before), now: value(differs.now) });
    }
    case 'points':
      return say('points', { ...differs, what: naming.say(`scoring-${differs.scoring}`) });
    case 'turn': {
      const { before, now } = differs;
      if (before.over !== now.over) return say(before.over ? 'turn-over-before' : 'turn-over-now');
      const turn = ({ toAct, chance }: JsonObject): string =>
        chance === undefined ? say('acts', { who: value(toAct ?? null) }) : say('chance-acts');
      return say('turn', { before: turn(before), now: turn(now) });
    }
    case 'chance': {
      const among = (json: Json): string =>
        isObject(json) ? value(json.options ?? json.pieces ?? null) : value(json);
      return say('chance', { before: among(differs.before), now: among(differs.now) });
    }
    case 'move': {
      const { player: seat, move, allowed } = differs;
      const why = reason(differs.reason);
      return say(`move-${allowed}`, { seat, move, what: action(move), reason: why });
    }
    case 'refusal': {
      const { player: seat, move } = differs;
      return say('refusal', { seat, move, before: reason(differs.before), now: reason(differs.now) });
    }
    case 'result': {
      const told = (json: Json): string =>
        isObject(json) && Array.isArray(json.ranking)
          ? json.ranking
              .map((one) => one as JsonObject)
              .map(({ seat, place, points }) => `${seat}: ${say('place')} ${place} (${points})`)
              .join(', ')
          : value(json);
      return say('result', { before: told(differs.before), now: told(differs.now) });
    }
    case 'stopped':
      return say(`stopped-${differs.where}`);
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
