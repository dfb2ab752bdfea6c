// When a vendor's script may come: after the page has loaded and been used, or been left alone for a while.
import 'client-only';
import { whenIdle, whenTouched } from '@/lib/client/page/when-idle';
import { within } from '@/lib/client/page/within';
import { isPrivateAddress } from '@/lib/shared/pixel/page-address';

const SETTLED_MS = 3_000;
const LOOK_AGAIN_MS = 500;

function whenLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Resolves once the page has loaded and been touched, or left alone for 3 s since it loaded. */
export async function whenSettled(): Promise<void> {
  const end = new AbortController();
  const touched = whenTouched(end.signal);
  await whenLoaded();
  await within(touched, SETTLED_MS);
  end.abort();
}

/** Resolves when the browser has nothing to do, after 2 s at the latest. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => resolve());
  });
}

/** Resolves once the page's address holds nothing that opens an account. */
export async function whenPublic(): Promise<void> {
  while (isPrivateAddress(window.location.href))
    await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS));
}
