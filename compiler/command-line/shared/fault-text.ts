import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Fault, FaultCode } from '../../interpret/index.ts';
import { placeOfStop, scriptOf } from '../../interpret/stopped.ts';
import { FAULTS } from '../../problems/messages/faults.ts';
import type { Translations } from '../../problems/messages/message.ts';
import { positionsIn } from '../../problems/positions.ts';
import type { Place } from '../../problems/problem.ts';
import type { Io } from './io.ts';
import type { Loaded } from './load.ts';
import { shownFile } from './rules-folder.ts';
import type { Say } from './words/index.ts';

/** The compiler sees to it that every fault has words. */
const WORDS: Readonly<Record<FaultCode, Translations>> & Readonly<Record<string, Translations | undefined>> =
  FAULTS;

/** Why rules cannot go on, as a part of a sentence. */
export type SayFault = (fault: {
  readonly code: string;
  /** The routine that was running, and what it is about; '' where that is not known. */
  readonly routine: string;
  readonly about: string;
  /** What of the routine, if that is known. */
  readonly part?: Fault['part'];
}) => string;

/** Says what went wrong in the rules of a game, and in which of its lines to look. */
export function faultSayer(io: Io, { folder, sources }: Loaded, { model }: CompiledGame, say: Say): SayFault {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const shown = (at: Place): string => {
    const position = positionsIn(texts, at.file)?.at(at.start);
    return position ? ` (${shownFile(io, folder, at.file)}:${position.line})` : '';
  };
  return ({ code, routine, about, part }) => {
    const words = WORDS[code]?.[say.language] ?? code;
    const what = about === '' ? words : say('fault-about', { what: words, about });
    const script = scriptOf(model, routine);
    const place = placeOfStop(model, routine, part);
    if (!script || !place) return what;
    return say('fault-in', { what, name: script.name, place: shown(place) });
  };
}
