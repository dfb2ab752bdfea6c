// The browser's part of push as tests have it: a push service of their own, since the real one is out of reach, and messages by the DevTools.
import { type BrowserContext, type CDPSession, expect, type Page, type Worker } from 'playwright/test';
import { PUSH_SETUP_DELAY_MS } from '@/lib/shared/constants';
import type { Merchant } from '../support/merchant';
import { whenBrowserIdle, whenPageSettled } from '../support/settled';

/** Gives every page a push service that grants subscriptions and keeps them over reloads, as a browser does. */
export async function withPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const KEY = 'test_push_endpoint';
    const bytes = (length: number) => new Uint8Array(length).fill(7).buffer;
    const subscriptionAt = (endpoint: string) => ({
      endpoint,
      getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => {
      const endpoint = localStorage.getItem(KEY);
      return (endpoint === null ? null : subscriptionAt(endpoint)) as PushSubscription | null;
    };
    PushManager.prototype.subscribe = async () => {
      const endpoint = `https://push.example/${crypto.randomUUID()}`;
      localStorage.setItem(KEY, endpoint);
      return subscriptionAt(endpoint) as unknown as PushSubscription;
    };
  });
}

/** The browser has not asked yet, and the player will answer so. */
export async function willAnswer(context: BrowserContext, answer: NotificationPermission): Promise<void> {
  await context.addInitScript((next) => {
    const KEY = 'test_push_permission';
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(KEY) ?? 'default',
      configurable: true,
    });
    Notification.requestPermission = async () => {
      localStorage.setItem(KEY, next);
      return next;
    };
  }, answer);
}

/** The messages that a browser would get from the push service. */
export async function pushServiceOf(page: Page, { origin }: Merchant) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const known = new Map<string, string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) known.set(scopeURL, registrationId);
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const deliver = async (data: string) => {
    await expect.poll(() => known.get(`${origin}/m/`), 'the registration').toBeTruthy();
    const registrationId = known.get(`${origin}/m/`) ?? '';
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
  return { deliver, session };
}

/** The site's worker in a browser. */
export function workerOf(context: BrowserContext): Worker {
  const worker = context.serviceWorkers().find((one) => one.url().includes('/m/sw.js'));
  if (!worker) throw new Error('there is no worker');
  return worker;
}

/** Leaves the site, and waits until its worker notices: a visible page receives messages itself, and a page being left stays listed for a while. */
export async function leaveSite(page: Page): Promise<void> {
  await page.goto('about:blank');
  const countPages = () =>
    workerOf(page.context()).evaluate(async () => {
      const { clients } = self as unknown as ServiceWorkerGlobalScope;
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });
  await expect.poll(countPages).toBe(0);
}

/** Advances the clock by the ten seconds after which a page sets push up (P1); it must be installed before the page opens. */
export async function letSetUp(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration('/m/'))?.active);
  await whenPageSettled(page);
  await page.clock.fastForward(PUSH_SETUP_DELAY_MS);
  // If the session was announced again meanwhile, the ten seconds have restarted.
  await whenBrowserIdle(page);
  await page.clock.fastForward(PUSH_SETUP_DELAY_MS);
}

/** What the site keeps of its token. */
export const storedToken = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('FCM_webToken') ?? 'null'));

/** The subscription that the browser holds. */
export const subscriptionOf = (page: Page) =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription())?.endpoint;
  });

/** Waits until a set-up that has begun must be through: it makes two calls at most, and these go to the same site after them. */
export const outlastsSetUp = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 6; count += 1) await (await fetch(location.href)).text();
  });
