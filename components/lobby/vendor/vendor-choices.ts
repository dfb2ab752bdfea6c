import type { Choice } from '@/components/lobby/category/search-labels';
import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { Game } from '@/lib/shared/lobby/lobby';

/** Returns the vendors to choose from by name: those with games, and the requested one. */
export function vendorChoices(
  games: readonly Game[],
  names: Readonly<Record<string, string>>,
  selectedVendor?: string,
): Choice[] {
  const codes = new Set(games.map(({ vendor }) => vendor));
  if (selectedVendor) codes.add(selectedVendor);
  codes.delete('');
  return [...codes]
    .slice(-LIST_LIMIT.vendors)
    .map((id) => ({ id, name: Object.hasOwn(names, id) ? (names[id] ?? id) : id }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
