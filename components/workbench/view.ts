/** Settings of the workbench; without a direction, the language decides. */
export type WorkbenchView = {
  readonly dir?: 'ltr' | 'rtl';
  /** Text size in percent. */
  readonly size: 100 | 150 | 200;
  /** The only shown section. */
  readonly only?: string;
};

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export const SIZES = [100, 150, 200] as const;

/** Parses the view of a query: `?dir=rtl&size=200&only=fields`; unknown values are ignored. */
export function parseView(query: URLSearchParams): WorkbenchView {
  return {
    dir: DIRECTIONS.find((dir) => dir === query.get('dir')),
    size: SIZES.find((size) => String(size) === query.get('size')) ?? 100,
    only: query.get('only') ?? undefined,
  };
}

/** Returns the query of a view. */
export function toViewQuery({ dir, size, only }: WorkbenchView): string {
  const query = new URLSearchParams();
  if (dir) query.set('dir', dir);
  if (size !== 100) query.set('size', String(size));
  if (only) query.set('only', only);
  return `?${query}`;
}
