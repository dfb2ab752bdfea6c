import 'client-only';
import { setDomainModal, showNotice } from '@/lib/client/notice/notice-store';
import { isTooManyRequests } from '@/lib/shared/errors/site-codes';
import { faultOutcomeOf } from '@/lib/shared/errors/status-fault';
import type { SiteFault } from '@/lib/shared/site/site';

/** Opens the overlay of the fault, none for too many requests; only https may show the offline text. */
export function showFault(fault: SiteFault): void {
  if (isTooManyRequests(fault.code)) return;
  const outcome = faultOutcomeOf(fault, window.location.protocol === 'https:');
  if (outcome.kind === 'domain-modal') {
    setDomainModal(true);
    return;
  }
  const text = 'text' in outcome ? { text: outcome.text } : { textKey: outcome.textKey };
  showNotice({ ...text, traceId: fault.traceId });
}
