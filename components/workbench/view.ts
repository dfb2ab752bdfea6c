/** How the workbench is looked at; without a direction, the language decides. */
export type WorkbenchView = {
  readonly dir?: 'ltr' | 'rtl';
  /** Text size in percent. */
  readonly size: 100 | 150 | 200;
  /** The one section that is shown. */
  readonly only?: string;
};

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export const SIZES = [100, 150, 200] as const;

/** Reads the view from a query: `?dir=rtl&size=200&only=fields`. What is not known is left out. */
export function parseView(query: URLSearchParams): WorkbenchView {
  return {
    dir: DIRECTIONS.find((dir) => dir === query.get('dir')),
    size: SIZES.find((size) => String(size) === query.get('size')) ?? 100,
    only: query.get('only') ?? undefined,
  };
}

/** The query of a view. */
export function toViewQuery({ dir, size, only }: WorkbenchView): string {
  const query = new URLSearchParams();
  if (dir) query.set('dir', dir);
  if (size !== 100) query.set('size', String(size));
  if (only) query.set('only', only);
  return `?${query}`;
}
