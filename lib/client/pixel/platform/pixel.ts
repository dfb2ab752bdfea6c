// What every platform's part can do; each is told everything and makes its own of it.
import 'client-only';
import type { PixelEvent } from '@/lib/shared/pixel/pixel-event';

/** One platform on this page. Until its script has come, its queue holds what it is told. */
export type Pixel = {
  /** Makes the vendor's globals and queue, with the first calls. `memberHash`: of the member who is signed in already. */
  readonly open: (memberHash: string | undefined) => void;
  /** Loads one script each; they settle when it has come or failed, and never throw. */
  readonly loads: readonly (() => Promise<void>)[];
  /** A page was opened; the address is cleaned. */
  readonly page?: (address: string) => void;
  readonly track: (event: PixelEvent) => void;
  /** Who is signed in, as a hash; undefined after a logout. */
  readonly identify?: (memberHash: string | undefined) => void;
  /** The visitor took his yes back, or gave it anew. */
  readonly setConsent?: (isGranted: boolean) => void;
};
