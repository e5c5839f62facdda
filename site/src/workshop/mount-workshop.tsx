import { render } from 'preact';
import type { Language } from '../game/shown.ts';
import { Workshop } from './Workshop.tsx';

export interface WorkshopAddress {
  readonly language: Language;
  readonly folders: ReadonlyMap<string, string>;
  readonly start: HTMLElement;
  readonly isCourse: boolean;
  readonly reader: string;
}

export function mountWorkshop(element: HTMLElement, address: WorkshopAddress): void {
  render(<Workshop {...address} />, element);
}
