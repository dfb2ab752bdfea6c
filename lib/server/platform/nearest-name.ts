// The known name that a misspelt one means.
import 'server-only';

const MAX_TYPOS = 2;

/** Returns the Levenshtein distance: how many characters to insert, delete or replace. */
function editDistance(from: string, to: string): number {
  let distances = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, char] of [...from].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const inserted = (next[column] ?? 0) + 1;
      const deleted = (distances[column + 1] ?? 0) + 1;
      const replaced = (distances[column] ?? 0) + (char === other ? 0 : 1);
      next.push(Math.min(inserted, deleted, replaced));
    }
    distances = next;
  }
  return distances.at(-1) ?? 0;
}

/** Returns the first known name within two typos, without regard to case; undefined where more than a third would be typos. */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  const most = Math.min(MAX_TYPOS, Math.floor(name.length / 3));
  return known.find((it) => editDistance(name.toLowerCase(), it.toLowerCase()) <= most);
}
