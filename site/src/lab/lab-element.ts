import { h, render } from 'preact';
import { ruleNames } from '../../../compiler/lab/rule-names.ts';
import { loadGame } from '../game/load.ts';
import { LANGUAGES, type Language } from '../game/shown.ts';
import { LabApp } from './LabApp.tsx';
import type { LabGame } from './useLab.ts';
import { labSayer } from './words.ts';
import '../../../compiler/lab/report/report.css';
import './lab.css';

interface Other {
  readonly id: string;
  readonly name: string;
}

/** `<regel-lab game="clever" language="nl" name="Clever" others="[…]">`: plays a game many times, and shows what came of it. */
class RegelLab extends HTMLElement {
  connectedCallback(): void {
    const id = this.getAttribute('game') ?? '';
    const language = LANGUAGES.find((one) => one === this.getAttribute('language'));
    if (!language) return;
    const others = JSON.parse(this.getAttribute('others') ?? '[]') as readonly Other[];
    this.replaceChildren();
    const open = (wanted: string): Promise<LabGame> =>
      openGame(
        wanted,
        others.find((other) => other.id === wanted)?.name ?? this.getAttribute('name') ?? wanted,
        language,
      );
    open(id).then(
      (game) => render(h(LabApp, { game, others, hash: location.hash, otherOf: open }), this),
      (problem: unknown) => this.append(labSayer(language)('failed', { message: String(problem) })),
    );
  }

  disconnectedCallback(): void {
    render(null, this);
  }
}

async function openGame(id: string, title: string, language: Language): Promise<LabGame> {
  const { engine, texts } = await loadGame(id);
  const words = texts[language];
  return { id, data: engine.data, language, title, names: ruleNames((name) => words[name], engine.data) };
}

if (!customElements.get('regel-lab')) customElements.define('regel-lab', RegelLab);
