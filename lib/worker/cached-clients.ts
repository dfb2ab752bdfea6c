// Which open pages came from the cache; pages may query it.

const MOST = 50;
const cachedClients = new Set<string>();

/** Remembers a page by its client id; only the latest, while the worker runs. */
export function markCachedClient(clientId: string): void {
  if (clientId === '') return;
  cachedClients.add(clientId);
  for (const id of cachedClients) {
    if (cachedClients.size <= MOST) return;
    cachedClients.delete(id);
  }
}

/** Returns whether a page came from the cache. */
export function isCachedClient(clientId: string): boolean {
  return cachedClients.has(clientId);
}
