import { useRef } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly icon: string;
  /** How much there is to do. */
  readonly count?: number;
  readonly isBad?: boolean;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly class: string;
  readonly onChoose: (name: Name) => void;
}

export const panelId = (name: string): string => `w-panel-${name}`;
export const tabId = (name: string): string => `w-tab-${name}`;

/** Tabs as everybody knows them: arrows go from one to the next. */
export function Tabs<Name extends string>({ label, tabs, chosen, class: look, onChoose }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const go = (step: number): void => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length]!;
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.name)}`)?.focus();
  };
  const keys: Readonly<Record<string, () => void>> = { ArrowRight: () => go(1), ArrowLeft: () => go(-1) };
  return (
    <div
      ref={list}
      class={look}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        const work = keys[event.key];
        if (!work) return;
        event.preventDefault();
        work();
      }}
    >
      {tabs.map(({ name, label: text, icon, count = 0, isBad }) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          class="w-tab"
          aria-selected={name === chosen}
          aria-controls={panelId(name)}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          <Icon name={icon} />
          <span>{text}</span>
          {count > 0 && <span class={isBad ? 'w-count w-bad' : 'w-count'}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
