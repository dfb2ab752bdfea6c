// Origins of the captcha, and the CSP sources it needs.
import { toVendorUrl } from '@/lib/shared/url/vendor-url';

const DEFAULT_ORIGIN = 'https://static.geetest.com';

/** Hosts that the vendor documents for CSP; its scripts run by 'strict-dynamic'. */
const VENDOR_HOSTS = ['https://*.geetest.com', 'https://*.geevisit.com', 'https://*.gsensebot.com'] as const;

export type CaptchaVendors = { readonly geetest?: string; readonly geetest4?: string };

/** Returns the origin of a loader script: the registry's if it is valid for CSP, else the vendor's. */
export function toCaptchaOrigin(override: string | undefined): string {
  return toVendorUrl(override)?.origin ?? DEFAULT_ORIGIN;
}

/** Returns the CSP sources for styles, connections, fonts, media and images, as parsed hosts. */
export function toCaptchaSources({ geetest, geetest4 }: CaptchaVendors): readonly string[] {
  const own = [toCaptchaOrigin(geetest), toCaptchaOrigin(geetest4)].filter((one) => one !== DEFAULT_ORIGIN);
  return [...VENDOR_HOSTS, ...new Set(own)];
}
