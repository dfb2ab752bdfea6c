// Pages of a long list of games.

export const PAGE_LENGTH = 48;

export type ListPage<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly last: number;
};

/** Returns the items of a page, its number and the last page's, from 1. A number that is too high means the last page. */
export function toListPage<Item>(all: readonly Item[], requested: number): ListPage<Item> {
  const last = Math.max(1, Math.ceil(all.length / PAGE_LENGTH));
  const page = Math.min(requested, last);
  return { items: all.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH), page, last };
}
