// What the visitor sees when the status call failed.
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';

/** The modal, the server's text, or one of two fixed texts. */
export type FaultOutcome =
  | { readonly kind: 'domain-modal' }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'notice'; readonly textKey: 'internet_lost' | 'network_cors' };

/** A code that this site made up without a provider's response does not count. */
function isProviderCode(code: string): boolean {
  return code !== '' && !Object.hasOwn(SITE_ERRORS, code);
}

/** The provider's own words on a failed status call; undefined where it has none. */
export function faultMessageOf({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): string | undefined {
  return isProviderCode(code) && message !== '' ? message : undefined;
}

/** Domain modal for domain_not_available; the server's text or 'Internet lost' for other codes or https; else 'Network Error / CORS Errors'. */
export function faultOutcomeOf(
  fault: { readonly code: string; readonly message: string },
  isSecure: boolean,
): FaultOutcome {
  if (fault.code === 'domain_not_available') return { kind: 'domain-modal' };
  const provider = isProviderCode(fault.code);
  if (!provider && !isSecure) return { kind: 'notice', textKey: 'network_cors' };
  const text = faultMessageOf(fault);
  if (text !== undefined) return { kind: 'notice', text };
  return { kind: 'notice', textKey: 'internet_lost' };
}
