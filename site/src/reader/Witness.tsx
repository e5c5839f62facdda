import { useState } from 'preact/hooks';
import type { LiveOnPage } from '../game/live-games.ts';
import type { Language } from '../game/shown.ts';
import type { OpenWitness } from './stage.ts';
import { readerWords } from './words.ts';

interface WitnessProps {
  readonly witness: OpenWitness;
  /** The rules as they are now. */
  readonly game: LiveOnPage;
  readonly language: Language;
}

/** A move in the notation of the rules says nothing to whoever reads. */
const MOVE = / \(`[^`]*`\)/g;
const load = () => import('../play/BothOutcomes.tsx');

/** Where one notices first that the rules are others: in a sentence, and as two positions to be played. */
export function Witness({ witness: { told, before, now, game: old }, game, language }: WitnessProps) {
  const words = readerWords[language];
  const [both, setBoth] = useState<Awaited<ReturnType<typeof load>>>();
  return (
    <details
      class="r-witness no-print"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) load().then(setBoth, () => undefined);
      }}
    >
      <summary>{words.witness}</summary>
      <p>{told.replace(MOVE, '')}</p>
      {both && (
        <both.BothOutcomes
          language={language}
          sides={[
            { label: words.before, game: old, example: before.example },
            { label: words.now, game, example: now.example },
          ]}
        />
      )}
    </details>
  );
}
