import { useEffect } from 'preact/hooks';
import type { Language } from '../game/shown.ts';
import { Explorer } from './Explorer.tsx';
import type { PadGame } from './load.ts';
import { WinnerExplorer } from './WinnerExplorer.tsx';

export interface AnyExplorerProps {
  readonly game: PadGame;
  readonly language: Language;
  /** `scoring-majority`, `winner`. */
  readonly of: string;
  onReady?(): void;
}

/** The explorer for whatever rule is meant. */
export function AnyExplorer({ game, language, of, onReady }: AnyExplorerProps) {
  useEffect(() => onReady?.(), []);
  if (of === 'winner') return <WinnerExplorer game={game} language={language} />;
  return <Explorer game={game} language={language} scoring={of.replace(/^scoring-/, '')} />;
}
