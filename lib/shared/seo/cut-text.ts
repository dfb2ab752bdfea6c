// Cuts a text to what a search engine shows of it.

/** The text in one line of at most `limit` characters, cut after a whole word where there is one in its second half. */
export function cutText(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const end = line.lastIndexOf(' ', limit - 1);
  // The cut may go through a character of two units.
  const start = line.slice(0, end > limit / 2 ? end : limit - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start.trimEnd()}…`;
}
