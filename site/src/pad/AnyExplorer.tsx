import { useEffect } from 'preact/hooks';
import type { Language } from '../game/shown.ts';
import { Explorer } from './Explorer.tsx';
import type { PadGame } from './load.ts';
import { TableExplorer } from './TableExplorer.tsx';
import { WinnerExplorer } from './WinnerExplorer.tsx';

export interface AnyExplorerProps {
  readonly game: PadGame;
  readonly language: Language;
  /** `scoring-majority`, `table-prize`, `winner`. */
  readonly of: string;
  onReady?(): void;
}

/** The explorer for whatever rule is meant. */
export function AnyExplorer({ game, language, of, onReady }: AnyExplorerProps) {
  useEffect(() => onReady?.(), []);
  if (of === 'winner') return <WinnerExplorer game={game} language={language} />;
  if (of.startsWith('table-'))
    return <TableExplorer game={game} language={language} table={of.slice('table-'.length)} />;
  return <Explorer game={game} language={language} scoring={of.replace(/^scoring-/, '')} />;
}
