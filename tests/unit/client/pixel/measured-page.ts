// A page whose pixels and delivery run as its deferred widgets would run them.
import type { ConsentChoice } from '@/lib/shared/consent/consent';

let stops: (() => void)[] = [];

/** Loads the modules again: their state lasts for one page. */
export async function open(consent: string, choice?: ConsentChoice) {
  jest.resetModules();
  document.documentElement.dataset.track = JSON.stringify({ consent });
  const [{ startDelivery }, { watchPixels, trackPageView }, { trackEvent }, { chooseConsent }] =
    await Promise.all([
      import('@/lib/client/track/delivery/start-delivery'),
      import('@/lib/client/pixel/watch-pixels'),
      import('@/lib/client/track/track-event'),
      import('@/lib/client/consent/consent-store'),
    ]);
  startDelivery();
  if (choice) await chooseConsent(choice);
  stops.push(watchPixels());
  return { trackPageView, trackEvent, chooseConsent };
}

/** Stops what the pages of a test have started. */
export function close(): void {
  for (const stop of stops) stop();
  stops = [];
  delete document.documentElement.dataset.track;
}
