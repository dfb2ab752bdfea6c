// Lists of names as players read them.

/** Joins names in the words of a language, or by commas where this engine has none: browsers carry fewer languages than the server. */
export function formatList(
  names: readonly string[],
  tag: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const hasWords = Intl.ListFormat.supportedLocalesOf(tag).length > 0;
  return hasWords ? new Intl.ListFormat(tag, { type }).format(names) : names.join(', ');
}
