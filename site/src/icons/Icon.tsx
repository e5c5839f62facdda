import { iconFor } from './index.ts';

export interface IconProps {
  /** The id of a text, or the name of an icon. */
  readonly name: string;
  /** What it says to who cannot see it; without one it only adorns a word. */
  readonly label?: string;
  readonly class?: string;
}

/** Drawn in the colour of the text around it, as high as that; 1.25em unless a class says otherwise. */
export function Icon({ name, label, class: extra }: IconProps) {
  return (
    <Drawing inside={iconFor(name)} {...(label ? { label } : {})} {...(extra ? { class: extra } : {})} />
  );
}

export function Drawing({
  inside,
  label,
  class: extra,
}: {
  readonly inside: string;
  readonly label?: string;
  readonly class?: string;
}) {
  return (
    <svg
      class={extra ? `icon ${extra}` : 'icon'}
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
