// Follows what the visitor says about being measured in another tab.
import 'client-only';
import { rereadConsent } from '@/lib/client/consent/consent-store';
import { CONSENT_CHANNEL } from '@/lib/shared/consent/consent';

function whenSeen(): void {
  if (document.visibilityState === 'visible') rereadConsent();
}

/** Reads the choice again when another tab has changed it, and when this one is looked at again; returns the way to stop. */
export function watchConsentTabs(): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CONSENT_CHANNEL) : undefined;
  channel?.addEventListener('message', rereadConsent);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', whenSeen);
  };
}
