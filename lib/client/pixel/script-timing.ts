// When vendor scripts may load: after the page has loaded, on the first input or after a while without one.
import 'client-only';
import { whenIdle, whenInteracted } from '@/lib/client/page/when-idle';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { isPrivateAddress } from '@/lib/shared/pixel/page-address';

const SETTLED_MS = 3_000;
const LOOK_AGAIN_MS = 500;

function whenLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Resolves once the page is loaded and touched, or 3 s after load. */
export async function whenPageSettled(): Promise<void> {
  const end = new AbortController();
  const touched = whenInteracted(end.signal);
  await whenLoaded();
  await withTimeLimit(touched, SETTLED_MS);
  end.abort();
}

/** Resolves when the browser is idle, after 2 s at most. */
export function whenBrowserIdle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => resolve());
  });
}

/** Resolves once the address holds no secret. */
export async function whenAddressPublic(): Promise<void> {
  while (isPrivateAddress(window.location.href))
    await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS));
}
