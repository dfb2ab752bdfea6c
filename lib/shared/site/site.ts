// What a page knows of the request it is rendered for: the page key and the site's state, nothing of the visitor.
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import type { Brand } from '@/lib/shared/merchant/brand';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** Kind of device, from the User-Agent. */
export type DeviceKind = 'mobile' | 'tablet' | 'desktop';

/** A failed status call, as the visitor is told of it. */
export type SiteFault = { readonly code: string; readonly message: string; readonly traceId: string };

/** The site as one page sees it. */
export type Site = {
  /** Undefined only on a host that no merchant has. */
  readonly brand?: Brand;
  readonly language: LanguageCode;
  /** Whether the visitor or their browser named it; only the launch page knows. */
  readonly isLanguageChosen?: boolean;
  readonly device: DeviceKind;
  readonly host: string;
  /** `http:` or `https:`. */
  readonly protocol: string;
  readonly path: string;
  /** The page's own and kept parameters; never a token. */
  readonly query: URLSearchParams;
  readonly nonce: string;
  readonly indexable: boolean;
  /** Its `imageCdns` begin with the server that all images of this page come from. */
  readonly status: SiteStatus;
  readonly statusFault?: SiteFault;
};
