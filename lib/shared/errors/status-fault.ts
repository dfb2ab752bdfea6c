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

/** Domain modal for domain_not_available; the server's text or 'Internet lost' for other codes or https; else
 * 'Network Error / CORS Errors'. */
export function faultOutcomeOf(
  fault: { readonly code: string; readonly message: string },
  isSecure: boolean,
): FaultOutcome {
  if (fault.code === 'domain_not_available') return { kind: 'domain-modal' };
  const provider = isProviderCode(fault.code);
  if (!provider && !isSecure) return { kind: 'notice', textKey: 'network_cors' };
  if (provider && fault.message !== '') return { kind: 'notice', text: fault.message };
  return { kind: 'notice', textKey: 'internet_lost' };
}
