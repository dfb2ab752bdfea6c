// What a page knows of its request: page key and site state, nothing of the visitor.
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import type { Brand } from '@/lib/shared/merchant/brand';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

export type DeviceKind = 'mobile' | 'tablet' | 'desktop';

export type SiteFault = { readonly code: string; readonly message: string; readonly traceId: string };

export type Site = {
  /** Undefined only for an unknown host. */
  readonly brand?: Brand;
  readonly language: LanguageCode;
  /** Whether the visitor or their browser named the language; only known on the launch page. */
  readonly isLanguageChosen?: boolean;
  readonly device: DeviceKind;
  readonly host: string;
  readonly protocol: string;
  readonly path: string;
  /** The page's own and carried parameters; never a token. */
  readonly query: URLSearchParams;
  readonly nonce: string;
  readonly indexable: boolean;
  /** The first of `imageCdns` serves all images of this page. */
  readonly status: SiteStatus;
  readonly statusFault?: SiteFault;
};
