// Lists of names as players read them.
import { hasDates } from '@/lib/shared/locale/has-dates';

/** Joins names in the words of a language, or by commas where this engine has none: browsers carry fewer languages than the server. */
export function formatList(
  names: readonly string[],
  tag: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return hasDates(tag) ? new Intl.ListFormat(tag, { type }).format(names) : names.join(', ');
}
