// The site's state for one visitor, and the question behind it.
import 'server-only';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Visitor } from '@/lib/shared/http/visitor';
import type { SiteStatus } from '@/lib/shared/site/parse-status';
import type { DeviceKind, SiteFault } from '@/lib/shared/site/site';

/** `fault` is set where the provider could not answer now. */
export type StatusState = { readonly status: SiteStatus; readonly fault?: SiteFault };

/** `tookMs` and `reportedAtMs` (monotonic clock) concern the call and are absent for an older state; `isUnknown`: no good status exists. */
export type StatusResult = StatusState & {
  readonly tookMs?: number;
  readonly reportedAtMs?: number;
  readonly isUnknown?: boolean;
};

export type StatusQuestion = {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly device: DeviceKind;
  /** Address of the document without query. */
  readonly url: string;
  /** The affiliate that the document's address names. */
  readonly affiliateCode?: string;
};
