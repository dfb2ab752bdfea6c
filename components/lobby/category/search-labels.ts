import type { CategoryLink } from '@/components/lobby/category/category-links';

/** A thing to choose, and what it is called. */
export type Choice = { readonly id: string; readonly name: string };

/** What the server tells the search of a page: small, whatever the number of games. */
export type SearchLabels = {
  /** The page's heading while neither category nor vendor is chosen. */
  readonly title: string;
  /** Kept part of the page's query, which every link carries. */
  readonly carried: string;
  /** Ways to the categories; `id` is empty for all of them. */
  readonly categories: readonly Omit<CategoryLink, 'href' | 'isCurrent'>[];
  readonly vendors: readonly Choice[];
};
