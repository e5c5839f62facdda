import {
  autocompletion,
  type Completion,
  type CompletionContext,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, foldService } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Language } from '../../game/shown.ts';
import type { Project } from '../project.ts';
import type { Compiler } from '../service/compiler.ts';
import type { Cure, ToldMeaning, ToldPlace, ToldProblem } from '../service/told.ts';
import { changeBetween } from '../text-change.ts';
import { wordsIn } from '../words/words.ts';
import { withAdoptedStyles } from './adopted-styles.ts';
import { alignTables } from './align.ts';
import { highlightingOf } from './highlight.ts';
import { phrasesIn } from './phrases.ts';

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly project: Project;
  readonly compiler: Compiler;
  readonly language: Language;
  onCure(cure: Cure): void;
  /** Shows another place, which may lie in another file. */
  onGo(place: ToldPlace): void;
  onRename(at: number): void;
}

/** Changes that come from elsewhere: they are in the project already. */
const fromOutside = Annotation.define<boolean>();

/** The text of one file at a time. What is written goes into the project at once; what happens there is seen here. */
export class Editor {
  readonly #view: EditorView;
  readonly #options: EditorOptions;
  readonly #states = new Map<string, EditorState>();
  readonly #stop: () => void;
  #file = '';
  #problems: readonly ToldProblem[] = [];

  constructor(options: EditorOptions) {
    this.#options = options;
    this.#view = withAdoptedStyles(() => new EditorView({ parent: options.parent }));
    // What is scrolled must be reached with the keyboard too.
    this.#view.scrollDOM.tabIndex = 0;
    this.#stop = options.project.listen(({ files }) => {
      for (const file of files) if (file !== this.#file) this.#states.delete(file);
      if (files.includes(this.#file)) this.#follow();
    });
  }

  get file(): string {
    return this.#file;
  }

  get cursor(): number {
    return this.#view.state.selection.main.head;
  }

  /** Shows a file; at a place of it, if one is given. */
  open(file: string, place?: { readonly start: number; readonly end: number }): void {
    if (file !== this.#file) {
      if (this.#file !== '') this.#states.set(this.#file, this.#view.state);
      this.#file = file;
      this.#view.setState(this.#states.get(file) ?? this.#fresh(file));
      this.showProblems(this.#problems);
    }
    if (!place) return;
    const { length } = this.#view.state.doc;
    const [anchor, head] = [Math.min(place.start, length), Math.min(place.end, length)];
    this.#view.dispatch({
      selection: { anchor, head },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    this.#view.focus();
  }

  focus(): void {
    this.#view.focus();
  }

  find(): void {
    openSearchPanel(this.#view);
  }

  suggest(): void {
    this.#view.focus();
    startCompletion(this.#view);
  }

  showProblems(problems: readonly ToldProblem[]): void {
    this.#problems = problems;
    const { length } = this.#view.state.doc;
    const own = problems.filter(({ at }) => at.file === this.#file && at.start <= length);
    const diagnostics = own.map(
      ({ at, severity, title, message, cure, cures }): Diagnostic => ({
        from: at.start,
        to: Math.min(length, Math.max(at.end, at.start + 1)),
        severity,
        message: `${title}. ${message} ${cure}`,
        actions: cures.map((one) => ({ name: one.label, apply: () => this.#options.onCure(one) })),
      }),
    );
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  close(): void {
    this.#stop();
    this.#view.destroy();
  }

  #fresh(file: string): EditorState {
    return EditorState.create({
      doc: this.#options.project.text(file) ?? '',
      extensions: [this.#extensions(file)],
    });
  }

  #follow(): void {
    const text = this.#options.project.text(this.#file) ?? '';
    const before = this.#view.state.doc.toString();
    if (text === before) return;
    const { start, end, text: insert } = changeBetween(before, text);
    this.#view.dispatch({
      changes: { from: start, to: end, insert },
      annotations: fromOutside.of(true),
      ...(this.#view.hasFocus ? { selection: { anchor: start + insert.length }, scrollIntoView: true } : {}),
    });
  }

  #extensions(file: string): Extension {
    const { project, language, onGo, onRename } = this.#options;
    const say = wordsIn(language);
    const isRules = file.endsWith('.regel');
    const run = (work: () => unknown) => () => {
      work();
      return true;
    };
    return [
      phrasesIn(language),
      lineNumbers(),
      isRules ? [foldGutter(), codeFolding(), foldService.of(foldsOf)] : [],
      drawSelection(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      bracketMatching(),
      highlightingOf(file),
      search({ top: true }),
      lintGutter(),
      isRules
        ? [alignTables, autocompletion({ override: [this.#complete], icons: false }), this.#hover()]
        : [],
      isRules ? [] : EditorView.lineWrapping,
      keymap.of([
        { key: 'Mod-z', run: run(() => project.undo()), preventDefault: true },
        { key: 'Mod-y', mac: 'Mod-Shift-z', run: run(() => project.redo()), preventDefault: true },
        { key: 'Mod-Shift-z', run: run(() => project.redo()), preventDefault: true },
        { key: 'F12', run: run(() => this.goToDefinition(onGo)) },
        { key: 'F2', run: run(() => onRename(this.cursor)) },
        { key: 'Mod-s', run: run(() => {}), preventDefault: true },
        ...completionKeymap,
        ...searchKeymap,
        ...lintKeymap,
        ...foldKeymap,
        ...defaultKeymap,
      ]),
      EditorView.contentAttributes.of({
        'aria-label': `${say.textOf} ${file}. ${say.wayOut}`,
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: String(!isRules),
      }),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        if (!docChanged || transactions.some((one) => one.annotation(fromOutside))) return;
        project.set(this.#file, state.doc.toString());
      }),
    ];
  }

  async goToDefinition(onGo: (place: ToldPlace) => void): Promise<void> {
    const [place] = await this.#options.compiler.ask.definition(this.#file, this.cursor);
    if (place) onGo(place);
  }

  readonly #complete = async (context: CompletionContext) => {
    if (!context.explicit && !context.matchBefore(/[\p{L}][\w-]*$/u)) return null;
    const found = await this.#options.compiler.ask.complete(this.#file, context.pos);
    if (context.aborted || found.items.length === 0) return null;
    return {
      from: found.start,
      options: found.items.map(
        ({ label, insert, told, detail }, index): Completion => ({
          label,
          apply: insert,
          boost: -index / 10,
          ...(told ? { detail: told } : detail ? { detail } : {}),
        }),
      ),
      validFor: /^[\w-]*$/,
    };
  };

  #hover(): Extension {
    return hoverTooltip(async (_, pos) => {
      const meaning = await this.#options.compiler.ask.hover(this.#file, pos);
      if (!meaning) return null;
      return {
        pos: meaning.start,
        end: meaning.end,
        above: true,
        create: () => ({ dom: drawnMeaning(meaning) }),
      };
    });
  }
}

/** What a name means, as a little card. */
function drawnMeaning({ name, called, lines }: ToldMeaning): HTMLElement {
  const card = document.createElement('div');
  card.className = 'w-meaning';
  const head = document.createElement('strong');
  head.textContent = called ?? name;
  card.append(head);
  for (const { text, isCode } of lines) {
    const line = document.createElement(isCode ? 'code' : 'p');
    line.textContent = text;
    card.append(line);
  }
  return card;
}

/** A declaration folds to its first line. */
function foldsOf(state: EditorState, start: number, end: number): { from: number; to: number } | null {
  const { doc } = state;
  const line = doc.lineAt(start);
  if (!/^\S/.test(line.text) || line.text.startsWith('#')) return null;
  let last = line.number;
  for (let number = line.number + 1; number <= doc.lines; number++) {
    const { text } = doc.line(number);
    if (/^\S/.test(text)) break;
    if (text.trim() !== '') last = number;
  }
  return last === line.number ? null : { from: end, to: doc.line(last).to };
}
