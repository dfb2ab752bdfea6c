// Texts of one line for headings and shared links.

/** Cuts a text to one line of at most `limit` characters, preferably after a word. */
export function cutText(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const end = line.lastIndexOf(' ', limit - 1);
  // Avoids splitting a surrogate pair.
  const start = line.slice(0, end > limit / 2 ? end : limit - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start.trimEnd()}…`;
}
