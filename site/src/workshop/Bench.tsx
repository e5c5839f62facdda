import { useMemo, useState } from 'preact/hooks';
import type { Language } from '../game/shown.ts';
import { BenchBar } from './BenchBar.tsx';
import { BenchContext, type BenchState, useChecked } from './bench-state.ts';
import { CoursePanel } from './course/CoursePanel.tsx';
import { TextPanel } from './editor/TextPanel.tsx';
import { NumbersPanel } from './form/NumbersPanel.tsx';
import type { Keeper, Keeping } from './kept/keeper.ts';
import type { Works } from './kept/works.ts';
import { CheckPanel } from './panes/CheckPanel.tsx';
import { PlayExample } from './panes/ExamplesPart.tsx';
import { LivePanels } from './panes/LivePanels.tsx';
import { partOf } from './panes/parts.ts';
import type { Project } from './project.ts';
import type { Compiler } from './service/compiler.ts';
import type { Checked, ToldPlace } from './service/told.ts';
import { panelId, type Tab, Tabs, tabId } from './Tabs.tsx';
import { useIsWide } from './useIsWide.ts';
import { fill, wordsIn } from './words/words.ts';
import type { WorkshopWords } from './words/words-nl.ts';

interface BenchProps {
  readonly project: Project;
  readonly compiler: Compiler;
  readonly keeper: Keeper;
  readonly works: Works;
  readonly keeping: Keeping;
  readonly language: Language;
  readonly reader: string;
  readonly onLeave: () => void;
}

type Changing = 'course' | 'numbers' | 'text';
type Seeing = 'play' | 'read' | 'check';
type View = Changing | Seeing;
const isChanging = (view: View): view is Changing =>
  view === 'course' || view === 'numbers' || view === 'text';

/** What is changed, and beside it what comes of it; on a phone one of the two. */
export function Bench(props: BenchProps) {
  const { project, compiler, keeper, language, reader } = props;
  const say = wordsIn(language);
  const isWide = useIsWide();
  const checked = useChecked(compiler);
  const isCourse = project.work.course !== undefined;
  const [view, setView] = useState<View>(isCourse ? 'course' : 'numbers');
  const [changing, setChanging] = useState<Changing>(isCourse ? 'course' : 'numbers');
  const [seeing, setSeeing] = useState<Seeing>('play');
  const [wanted, setWanted] = useState<ToldPlace>();
  const [example, setExample] = useState<{ readonly name: string }>();
  const show = (next: View): void => {
    setView(next);
    if (isChanging(next)) setChanging(next);
    else setSeeing(next);
  };
  const state: BenchState = useMemo(
    () => ({
      ...{ project, compiler, keeper, language, reader, say },
      go(place) {
        setWanted({ ...place });
        show('text');
      },
    }),
    [project, compiler, keeper, language, reader, say],
  );
  const isShown = (one: View): boolean => (isWide ? one === changing || one === seeing : one === view);
  const tabs = tabsOf(say, checked, isCourse);
  const panel = (name: View, inside: preact.ComponentChildren) => (
    <div
      key={name}
      id={panelId(name)}
      class={`w-panel w-panel-${name}`}
      role="tabpanel"
      aria-labelledby={tabId(name)}
      hidden={!isShown(name)}
      tabIndex={-1}
    >
      {inside}
    </div>
  );
  return (
    <BenchContext.Provider value={state}>
      <PlayExample.Provider
        value={(name) => {
          setExample({ name });
          show('play');
        }}
      >
        <div class="w-bench">
          <BenchBar {...props} checked={checked} />
          <p class="visually-hidden" role="status" aria-live="polite">
            {summary(checked, say)}
          </p>
          <div class="w-sides">
            <section class="w-side" aria-label={say.change} hidden={!isWide && !isChanging(view)}>
              {isWide && (
                <Tabs
                  class="w-tabs"
                  label={say.change}
                  tabs={tabs.changing}
                  chosen={changing}
                  onChoose={show}
                />
              )}
              {isCourse && panel('course', <CoursePanel checked={checked} />)}
              {panel('numbers', <NumbersPanel checked={checked} isShown={isShown('numbers')} />)}
              {panel('text', <TextPanel checked={checked} wanted={wanted} isShown={isShown('text')} />)}
            </section>
            <section class="w-side" aria-label={say.see} hidden={!isWide && isChanging(view)}>
              {isWide && (
                <Tabs class="w-tabs" label={say.see} tabs={tabs.seeing} chosen={seeing} onChoose={show} />
              )}
              <LivePanels checked={checked} example={example} isShown={isShown} panel={panel} />
              {panel('check', <CheckPanel checked={checked} />)}
            </section>
          </div>
          {!isWide && (
            <Tabs
              class="w-tabs w-bottom"
              label={say.title}
              tabs={[...tabs.changing, ...tabs.seeing]}
              chosen={view}
              onChoose={show}
            />
          )}
        </div>
      </PlayExample.Provider>
    </BenchContext.Provider>
  );
}

function tabsOf(
  say: WorkshopWords,
  checked: Checked | undefined,
  isCourse: boolean,
): { readonly changing: readonly Tab<View>[]; readonly seeing: readonly Tab<View>[] } {
  const problems = checked?.problems ?? [];
  const isBad = problems.some((problem) => partOf(problem) === 'errors');
  return {
    changing: [
      ...(isCourse ? [{ name: 'course', label: say.course, icon: 'hint' } as const] : []),
      { name: 'numbers', label: say.numbers, icon: 'sliders' },
      { name: 'text', label: say.text, icon: 'pen' },
    ],
    seeing: [
      { name: 'play', label: say.play, icon: 'play' },
      { name: 'read', label: say.read, icon: 'book' },
      { name: 'check', label: say.check, icon: 'check', count: problems.length, isBad },
    ],
  };
}

/** How it stands with the rules, in a sentence. */
export function summary(checked: Checked | undefined, say: WorkshopWords): string {
  if (!checked) return '';
  const errors = checked.problems.filter((problem) => partOf(problem) === 'errors').length;
  const others = checked.problems.length - errors;
  const told = [
    errors === 0 ? '' : errors === 1 ? say.errorsOne : fill(say.errors, { count: errors }),
    others === 0 ? '' : others === 1 ? say.warningsOne : fill(say.warnings, { count: others }),
  ].filter((text) => text !== '');
  if (told.length > 0) return told.join(', ');
  return checked.isComplete ? say.noProblems : say.stillChecking;
}
