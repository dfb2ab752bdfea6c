// Stores the visitor's consent on the server, removes what a refusal forbids, notifies other tabs.
import 'client-only';
import { sendToRoute } from '@/lib/client/api/send-to-route';
import { syncStoredClicks } from '@/lib/client/consent/stored-clicks';
import { findAdvertisingCookies, listCookieDomains } from '@/lib/shared/consent/advertising-cookies';
import { type ClickPlace, CONSENT_CHANNEL, type ConsentChoice } from '@/lib/shared/consent/consent';
import { ROUTES } from '@/lib/shared/routes';

/** Removes pixel cookies of this host and its parent domains, as far as scripts can. Never throws. */
export async function removeAdvertisingCookies(): Promise<void> {
  const store = 'cookieStore' in window ? window.cookieStore : undefined;
  const domains = [null, ...listCookieDomains(window.location.hostname)];
  const pairs = findAdvertisingCookies(document.cookie).flatMap((name) =>
    domains.map((domain) => ({ name, domain })),
  );
  await Promise.allSettled(pairs.map((pair) => store?.delete(pair)));
}

function notifyTabs(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CONSENT_CHANNEL);
  channel.postMessage('');
  channel.close();
}

/** Posts the choice, and with consent this visit's clicks; a refusal removes advertising cookies. Never throws. */
export async function storeConsentChoice(choice: ConsentChoice, place: ClickPlace): Promise<void> {
  const clicks = syncStoredClicks(place);
  const hasClicks = choice === 'yes' && Object.keys(clicks).length > 0;
  const body = hasClicks ? { choice, clicks } : { choice };
  await sendToRoute(ROUTES.consent, { body, keepalive: true });
  if (choice === 'no') await removeAdvertisingCookies();
  notifyTabs();
}
