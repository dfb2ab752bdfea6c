// Inserts and removes the vendor's loader script: only a fresh one forgets a failed load.
import 'client-only';

export type Init = (config: Record<string, unknown>, made: (instance: unknown) => void) => void;

const page = () => window as unknown as Record<string, unknown>;

function findInit(name: string): Init | undefined {
  const init = page()[name];
  return typeof init === 'function' ? (init as Init) : undefined;
}

let removals = 0;

// A hanging request locks the browser's cache for its address: a retry needs another address.
const toFresh = (url: string): string => (removals === 0 ? url : `${url}?again=${removals}`);

function insert(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = toFresh(url);
  script.async = true;
  script.dataset.captcha = '';
  document.head.append(script);
  return script;
}

/** Returns the loader function. Rejects when the script fails to load or defines nothing. */
export function loadInit(url: string, name: string): Promise<Init> {
  const known = findInit(name);
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = insert(url);
    script.addEventListener('error', () => reject(new Error('captcha script not loaded')));
    script.addEventListener('load', () => {
      const init = findInit(name);
      if (init) resolve(init);
      else reject(new Error('captcha script defines nothing'));
    });
  });
}

/** Removes the loader, so that the next attempt inserts a new one: a failed loader stays failed. */
export function removeLoader(name: string): void {
  for (const script of document.querySelectorAll('script[data-captcha]')) script.remove();
  delete page()[name];
  removals += 1;
}
