// Everything that a page stores and shows: storages, databases, caches, cookies, address, history, document and secret fields.
import type { Page } from 'playwright/test';

type PageState = {
  readonly places: Readonly<Record<string, string>>;
  /** What has been typed into fields for passwords and codes. */
  readonly typed: readonly string[];
};

/** Runs in the page. */
async function readState(pendingKeys: readonly string[]): Promise<PageState> {
  const dump = (storage: Storage) =>
    JSON.stringify(Object.entries({ ...storage }).filter(([name]) => !pendingKeys.includes(name)));
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const dumpDatabase = async (name: string) => {
    const database = await settled(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const all = stores.map((store) => settled(database.transaction(store).objectStore(store).getAll()));
    const rows = await Promise.all(all);
    database.close();
    return JSON.stringify([name, rows]);
  };
  const databases = (await indexedDB.databases()).map(({ name = '' }) => dumpDatabase(name));
  const cached: string[] = [];
  for (const name of 'caches' in window ? await caches.keys() : []) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
  }
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input[type=password], input[autocomplete*=password], input[autocomplete=one-time-code]',
  );
  return {
    places: {
      'local storage': dump(localStorage),
      'session storage': dump(sessionStorage),
      databases: (await Promise.all(databases)).join('\n'),
      caches: cached.join('\n'),
      'cookies that scripts read': document.cookie,
      address: window.location.href,
      'history state': JSON.stringify(window.history.state ?? null),
      // Between two pages there is none for a moment.
      document: document.documentElement?.outerHTML ?? '',
    },
    typed: [...fields].map((field) => field.value),
  };
}

/** How often a page may be left while it is read: for an address, a redirect of it, a refresh. */
const MAX_LEFT = 3;

/** Reads a page, without the storage items of `pendingKeys`; a page under navigation is read once it has loaded. */
export async function readPage(page: Page, pendingKeys: readonly string[]): Promise<PageState> {
  for (let left = MAX_LEFT; left > 0; left -= 1)
    try {
      return await page.evaluate(readState, pendingKeys);
    } catch {
      await page.waitForLoadState('domcontentloaded');
    }
  return page.evaluate(readState, pendingKeys);
}
