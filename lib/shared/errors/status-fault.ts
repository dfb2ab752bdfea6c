// What the visitor sees when the status call failed, in three outcomes.
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';

/** The modal, a notice with this text, or a notice with one of two fixed texts. */
export type FaultOutcome =
  | { readonly kind: 'domain-modal' }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'notice'; readonly textKey: 'internet_lost' | 'network_cors' };

/** A code that this site made up because no provider's answer came counts as none. */
function isProviderCode(code: string): boolean {
  return code !== '' && !Object.hasOwn(SITE_ERRORS, code);
}

/**
 * domain_not_available opens its modal; another provider's code, or any failure on a secure page, shows the server's text
 * or 'Internet lost'; an insecure page without a code shows 'Network Error / CORS Errors'.
 */
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
