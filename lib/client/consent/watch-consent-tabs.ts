import 'client-only';
import { rereadConsent } from '@/lib/client/consent/consent-store';
import { CONSENT_CHANNEL } from '@/lib/shared/consent/consent';

function whenSeen(): void {
  if (document.visibilityState === 'visible') rereadConsent();
}

/** Reads the choice again when another tab changes it or this tab becomes visible. */
export function watchConsentTabs(): () => void {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(CONSENT_CHANNEL);
    channel.addEventListener('message', rereadConsent);
  } catch {
    // Missing in an old browser; Firefox refuses it where cookies are blocked.
  }
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', whenSeen);
  };
}
