import 'client-only';

function isPresent(url: string): boolean {
  const { href } = new URL(url);
  return [...document.scripts].some((script) => script.src === href);
}

/** Inserts the script unless present; returns false if loading fails. Never throws. */
export function insertScript(url: string, nonce?: string): Promise<boolean> {
  if (isPresent(url)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // As an attribute: a container looks for `script[nonce]` and gives its nonce to the scripts that it writes.
    if (nonce !== undefined) script.setAttribute('nonce', nonce);
    script.fetchPriority = 'low';
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
}
