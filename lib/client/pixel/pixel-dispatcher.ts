// All pixels of this page as one: whatever is told goes to each of them, and the fault of one is no other's.
import 'client-only';
import { getConsentChoice, hasConsent } from '@/lib/client/consent/consent-store';
import { removeAdvertisingCookies } from '@/lib/client/consent/keep-choice';
import { within } from '@/lib/client/page/within';
import { makePixels, type PagePixel, type PixelSetup } from '@/lib/client/pixel/make-pixels';
import { getMemberHash } from '@/lib/client/pixel/member-hash';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { whenPublic, whenQuiet } from '@/lib/client/pixel/quiet-moment';
import { subscribeSession } from '@/lib/client/session/session-store';
import { isPrivateAddress } from '@/lib/shared/pixel/page-address';
import type { PixelEvent } from '@/lib/shared/pixel/pixel-event';

/** A script that hangs holds the next one back no longer than this. */
const SCRIPT_LIMIT_MS = 5_000;

/** What the desk does. */
export type PixelDispatcher = {
  readonly page: (address: string) => void;
  /** `only`: the platforms that are told; without it all are. */
  readonly track: (event: PixelEvent, only?: readonly string[]) => void;
  readonly setConsent: (isGranted: boolean) => void;
  /** Loads the scripts that are still to come, one after the other, each when the browser is idle. */
  readonly load: () => Promise<void>;
  /** The platforms with a script that is still to come: what they were told lies in a queue, which ends with the page. */
  readonly findDeaf: () => readonly string[];
};

function tellAll(pixels: readonly Pixel[], tell: (pixel: Pixel) => void): void {
  for (const pixel of pixels) {
    try {
      tell(pixel);
    } catch {
      // A vendor's script may throw at anything: that is its own affair.
    }
  }
}

function watchMember(pixels: readonly Pixel[], first: string | undefined): void {
  let known = first;
  subscribeSession(async () => {
    const memberHash = await getMemberHash();
    if (memberHash === known || !hasConsent()) return;
    known = memberHash;
    tellAll(pixels, (pixel) => pixel.identify?.(memberHash));
  });
}

// A script reads the address as soon as it runs: none begins while that holds a secret, or after a no.
function toLoader(pixels: readonly PagePixel[]): Pick<PixelDispatcher, 'load' | 'findDeaf'> {
  const due = pixels.flatMap(({ platform, loads }) => loads.map((start) => ({ platform, start })));
  const coming = new Set(due);
  let isLoading = false;
  const loadNext = async () => {
    const next = due.shift();
    await next?.start();
    if (next) coming.delete(next);
    // A no that was said while the script was under way came too late for its cookies.
    if (getConsentChoice() === 'no') await removeAdvertisingCookies();
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    while (due.length > 0 && hasConsent()) {
      await whenPublic();
      await whenQuiet();
      if (hasConsent() && !isPrivateAddress(window.location.href)) await within(loadNext(), SCRIPT_LIMIT_MS);
    }
    isLoading = false;
  };
  return { load, findDeaf: () => [...coming].map(({ platform }) => platform) };
}

/** Makes the globals and queues of every platform that the host has; nothing is loaded yet. */
export async function openDesk(setup: PixelSetup): Promise<PixelDispatcher> {
  const pixels = makePixels(setup);
  const memberHash = await getMemberHash();
  tellAll(pixels, (pixel) => pixel.open(memberHash));
  watchMember(pixels, memberHash);
  return {
    page: (address) => tellAll(pixels, (pixel) => pixel.page?.(address)),
    track: (event, only) => {
      const meant = only ? pixels.filter(({ platform }) => only.includes(platform)) : pixels;
      tellAll(meant, (pixel) => pixel.track(event));
    },
    setConsent: (isGranted) => tellAll(pixels, (pixel) => pixel.setConsent?.(isGranted)),
    ...toLoader(pixels),
  };
}
