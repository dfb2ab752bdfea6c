// Whether an address stands on a site of a merchant: third parties send players back to nowhere else.
import type { SandboxMerchant } from '../core/merchant.ts';

const isHostOf = (hostname: string, host: string): boolean =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;

/** The parsed address; null where it is none, or on a foreign host. Any port: demos run on any. */
export const findOwnUrl = (merchant: SandboxMerchant, text: string): URL | null => {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && merchant.hosts.some((host) => isHostOf(url.hostname, host)) ? url : null;
};
