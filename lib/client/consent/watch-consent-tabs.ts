import 'client-only';
import { rereadConsent } from '@/lib/client/consent/consent-store';
import { CONSENT_CHANNEL } from '@/lib/shared/consent/consent';

function whenSeen(): void {
  if (document.visibilityState === 'visible') rereadConsent();
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CONSENT_CHANNEL);
  } catch {
    // Missing in an old browser; Firefox refuses it where cookies are blocked.
    return undefined;
  }
}

/** Reads the choice again when another tab changes it or this tab becomes visible. */
export function watchConsentTabs(): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', rereadConsent);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', whenSeen);
  };
}
