// Whether an address is on a merchant's site: third parties redirect nowhere else.
import type { SandboxMerchant } from '../core/merchant.ts';

const isHostOf = (hostname: string, host: string): boolean =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;

/** Returns the parsed address; null if invalid, or on a foreign host. Any port, since demos run on any. */
export const findOwnUrl = (merchant: SandboxMerchant, text: string): URL | null => {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && merchant.hosts.some((host) => isHostOf(url.hostname, host)) ? url : null;
};
