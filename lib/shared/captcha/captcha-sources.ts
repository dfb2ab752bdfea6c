// Where the security check comes from, and what a document's policy lets in for it.
import { parseUrl } from '@/lib/shared/url/parse-url';

const DEFAULT_ORIGIN = 'https://static.geetest.com';

/** The vendor's hosts, as it names them for policies; scripts need none of this, they are trusted by who loads them. */
const VENDOR_HOSTS = ['https://*.geetest.com', 'https://*.geevisit.com', 'https://*.gsensebot.com'] as const;

// A parsed host may still hold `*` or `;`, which mean something else in a policy.
const PLAIN_HOST = /^[a-z\d.-]+(?::\d+)?$/;

/** The script origins that a merchant's registry entry may override. */
export type CaptchaVendors = { readonly geetest?: string; readonly geetest4?: string };

/** The origin of a loader script: the registry's, else the vendor's; an address that no policy could hold counts as none. */
export function toCaptchaOrigin(override: string | undefined): string {
  const url = override === undefined ? null : parseUrl(override);
  return url && PLAIN_HOST.test(url.host) ? url.origin : DEFAULT_ORIGIN;
}

/** What styles, connections, fonts, sounds and pictures may come from where a merchant shows the check: parsed, no text of a configuration. */
export function toCaptchaSources({ geetest, geetest4 }: CaptchaVendors): readonly string[] {
  const own = [toCaptchaOrigin(geetest), toCaptchaOrigin(geetest4)].filter((one) => one !== DEFAULT_ORIGIN);
  return [...VENDOR_HOSTS, ...new Set(own)];
}
