// What the site knows of a merchant's state for one visitor, and who asks for it.
import 'server-only';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Visitor } from '@/lib/shared/http/visitor';
import type { SiteStatus } from '@/lib/shared/site/parse-status';
import type { DeviceKind, SiteFault } from '@/lib/shared/site/site';

/** The state of the site for a visitor; `fault` tells that the provider could not say it just now. */
export type StatusState = { readonly status: SiteStatus; readonly fault?: SiteFault };

/**
 * A state as one request got it; `tookMs` is how long the provider's call took, absent where an earlier answer served; `toldAtMs` is when he was asked
 * for it, by the steady clock, absent where an older state stands in. `isUnknown` where there is
 * no last good status of the merchant either, so that nothing says whether the site is open.
 */
export type AskedStatus = StatusState & {
  readonly tookMs?: number;
  readonly toldAtMs?: number;
  readonly isUnknown?: boolean;
};

/** Who asks for what page. */
export type StatusQuestion = {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly device: DeviceKind;
  /** Address of the document without query. */
  readonly url: string;
};
