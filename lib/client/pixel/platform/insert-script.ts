// Puts a vendor's script into the page, once per address, and never in the way of anything.
import 'client-only';

function isPresent(url: string): boolean {
  const { href } = new URL(url);
  return [...document.scripts].some((script) => script.src === href);
}

/** Inserts the script unless it is there; false when it cannot be loaded. A script that another one put there counts as loaded. Never throws. */
export function insertScript(url: string): Promise<boolean> {
  if (isPresent(url)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.fetchPriority = 'low';
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
}
