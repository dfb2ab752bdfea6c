import type { CategoryLink } from '@/components/lobby/category/category-links';
import type { GameTag } from '@/lib/shared/lobby/search-query';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';

/** A choice and its name. */
export type Choice = { readonly id: string; readonly name: string };

/** What the server sends to the search of a page: small, whatever the number of games. */
export type SearchLabels = {
  /** Heading while neither category nor vendor is chosen. */
  readonly title: string;
  /** Carried part of the page's query, included in every link. */
  readonly carried: string;
  /** Links to the categories; `id` is empty for all of them. */
  readonly categories: readonly Omit<CategoryLink, 'href' | 'isCurrent'>[];
  readonly vendors: readonly Choice[];
  readonly names: VendorNames;
  /** Filters that find a game. */
  readonly tags: readonly GameTag[];
};
