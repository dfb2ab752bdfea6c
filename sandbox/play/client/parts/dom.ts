// Helpers that create this page's elements.
type Children = ReadonlyArray<Node | string>;

export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  children: Children = [],
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

export const svg = (tag: string, attributes: Record<string, string>): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

export const byId = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`no #${id}`);
  return element;
};

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
