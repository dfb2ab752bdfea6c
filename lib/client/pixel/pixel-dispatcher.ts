// All pixels of this page behind one interface; a failure of one does not affect others.
import 'client-only';
import { getConsentChoice, hasConsent } from '@/lib/client/consent/consent-store';
import { removeAdvertisingCookies } from '@/lib/client/consent/store-consent-choice';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { makePixels, type PagePixel, type PixelSetup } from '@/lib/client/pixel/make-pixels';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { whenAddressPublic, whenBrowserIdle } from '@/lib/client/pixel/script-timing';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';
import { whenSessionKnown } from '@/lib/client/session/when-session-known';
import { isPrivateAddress } from '@/lib/shared/pixel/page-address';
import type { PixelEvent } from '@/lib/shared/pixel/pixel-event';

/** Returns the hex SHA-256 of `<merchant>:<id>`; undefined for visitors and insecure pages. Never throws. */
export async function getMemberHash(): Promise<string | undefined> {
  const session = getSession();
  const { subtle } = window.crypto;
  if (session.state !== 'member' || session.info.id === '' || subtle === undefined) return undefined;
  const text = new TextEncoder().encode(`${getPageFacts().merchant}:${session.info.id}`);
  try {
    const digest = new Uint8Array(await subtle.digest('SHA-256', text));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

/** A script that hangs delays the next one by this at most. */
const SCRIPT_LIMIT_MS = 5_000;
const SESSION_LIMIT_MS = 3_000;

export type PixelDispatcher = {
  readonly page: (address: string) => void;
  /** `only`: the platforms to notify; all by default. */
  readonly track: (event: PixelEvent, only?: readonly string[]) => void;
  readonly setConsent: (isGranted: boolean) => void;
  /** Loads pending scripts one by one when the browser is idle. */
  readonly load: () => Promise<void>;
  /** Returns platforms whose script is pending: their queue is lost with the page. */
  readonly listPending: () => readonly string[];
};

function forEachPixel(pixels: readonly Pixel[], run: (pixel: Pixel) => void): void {
  for (const pixel of pixels) {
    try {
      run(pixel);
    } catch {
      // A vendor's script may throw; others continue.
    }
  }
}

function watchMember(pixels: readonly Pixel[], first: string | undefined): void {
  let known = first;
  subscribeSession(async () => {
    const memberHash = await getMemberHash();
    if (memberHash === known || !hasConsent()) return;
    known = memberHash;
    forEachPixel(pixels, (pixel) => pixel.identify?.(memberHash));
  });
}

// Scripts read the address on load: none starts while it holds a secret, or after a refusal.
function toLoader(pixels: readonly PagePixel[]): Pick<PixelDispatcher, 'load' | 'listPending'> {
  const due = pixels.flatMap(({ platform, loads }) => loads.map((start) => ({ platform, start })));
  const coming = new Set(due);
  let isLoading = false;
  const loadNext = async () => {
    const next = due.shift();
    await next?.start();
    if (next) coming.delete(next);
    // A script that loaded before the refusal may have set cookies.
    if (getConsentChoice() === 'no') await removeAdvertisingCookies();
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    while (due.length > 0 && hasConsent()) {
      await whenAddressPublic();
      await whenBrowserIdle();
      if (hasConsent() && !isPrivateAddress(window.location.href))
        await withTimeLimit(loadNext(), SCRIPT_LIMIT_MS);
    }
    isLoading = false;
  };
  return { load, listPending: () => [...coming].map(({ platform }) => platform) };
}

/** Creates globals and queues of all pixels of the host; loads nothing yet. */
export async function openPixelDispatcher(setup: PixelSetup): Promise<PixelDispatcher> {
  const pixels = makePixels(setup);
  // Some platforms accept the member's id at their start only.
  await withTimeLimit(whenSessionKnown(), SESSION_LIMIT_MS);
  const memberHash = await getMemberHash();
  forEachPixel(pixels, (pixel) => pixel.open(memberHash));
  watchMember(pixels, memberHash);
  return {
    page: (address) => forEachPixel(pixels, (pixel) => pixel.page?.(address)),
    track: (event, only) => {
      const meant = only ? pixels.filter(({ platform }) => only.includes(platform)) : pixels;
      forEachPixel(meant, (pixel) => pixel.track(event));
    },
    setConsent: (isGranted) => forEachPixel(pixels, (pixel) => pixel.setConsent?.(isGranted)),
    ...toLoader(pixels),
  };
}
