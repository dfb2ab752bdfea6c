// Puts the vendor's loader script into the page, and takes it out again: only a fresh one forgets that a load failed.
import 'client-only';

/** The global function that the loader script defines. */
export type Init = (config: Record<string, unknown>, made: (instance: unknown) => void) => void;

const page = () => window as unknown as Record<string, unknown>;

function findInit(name: string): Init | undefined {
  const found = page()[name];
  return typeof found === 'function' ? (found as Init) : undefined;
}

let removals = 0;

// A request that hangs holds the browser's cache for its address, and would hold the next one too.
const toFresh = (url: string): string => (removals === 0 ? url : `${url}?again=${removals}`);

function insert(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = toFresh(url);
  script.async = true;
  script.dataset.captcha = '';
  document.head.append(script);
  return script;
}

/** The loader's function, from the script that is in the page or a new one. Rejects when the script cannot be loaded or defines nothing. */
export function loadInit(url: string, name: string): Promise<Init> {
  const known = findInit(name);
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = insert(url);
    script.addEventListener('error', () => reject(new Error('captcha script not loaded')));
    script.addEventListener('load', () => {
      const found = findInit(name);
      if (found) resolve(found);
      else reject(new Error('captcha script defines nothing'));
    });
  });
}

/**
 * Takes the loader out, so that the next attempt inserts a new one: a loader that failed once keeps that in mind, and never calls
 * back, or throws where no code can catch it.
 */
export function removeLoader(name: string): void {
  for (const script of document.querySelectorAll('script[data-captcha]')) script.remove();
  delete page()[name];
  removals += 1;
}
