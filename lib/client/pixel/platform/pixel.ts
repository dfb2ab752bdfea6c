// The common interface of all pixels; each translates all events itself.
import 'client-only';
import type { PixelEvent } from '@/lib/shared/pixel/pixel-event';

/** One platform on this page. A queue holds calls until its script loads. */
export type Pixel = {
  /** Creates globals and queue, with the first calls. `memberHash`: of a member already signed in. */
  readonly open: (memberHash: string | undefined) => void;
  /** Script loaders; they settle on load or failure and never throw. */
  readonly loads: readonly (() => Promise<void>)[];
  /** Reports a page view; the address is cleaned. */
  readonly page?: (address: string) => void;
  readonly track: (event: PixelEvent) => void;
  /** Reports the member as a hash; undefined after a logout. */
  readonly identify?: (memberHash: string | undefined) => void;
  /** Reports withdrawn or renewed consent. */
  readonly setConsent?: (isGranted: boolean) => void;
};
