// Which open pages came from what is kept: they are asked to say so, and told by the worker.

const MOST = 50;
const kept = new Set<string>();

/** Remembers a page by the id that it will have; only the latest ones, for as long as the worker runs. */
export function markKept(clientId: string): void {
  if (clientId === '') return;
  kept.add(clientId);
  for (const id of kept) {
    if (kept.size <= MOST) return;
    kept.delete(id);
  }
}

/** Whether a page came from what is kept. */
export function isKept(clientId: string): boolean {
  return kept.has(clientId);
}
