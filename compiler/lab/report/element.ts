import { type ComponentChildren, h, type VNode } from 'preact';

type Attributes = Readonly<Record<string, string | number | object | undefined>>;

/** An element. Written as a call, so that it runs in Node as it stands; the types of Preact are for JSX. */
export function element(
  name: string,
  attributes: Attributes | null,
  ...children: ComponentChildren[]
): VNode {
  return h(name, attributes, ...children) as VNode;
}
