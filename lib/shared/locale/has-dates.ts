const ARABIC = /[\u0600-\u06ff]/;
/** Month of an engine that knows a language by name alone. */
const NAMELESS_MONTH = /^M\d/;

/** Whether this engine has a language's words, in its script: browsers carry fewer languages than the server. */
export function hasDates(tag: string): boolean {
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return false;
  const parts = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric' }).formatToParts(0);
  const month = parts.find(({ type }) => type === 'month')?.value ?? '';
  const isLatin = new Intl.Locale(tag).script === 'Latn';
  return !NAMELESS_MONTH.test(month) && !(isLatin && ARABIC.test(month));
}
