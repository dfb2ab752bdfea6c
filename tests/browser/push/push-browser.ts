// The browser's part of push as tests have it: a push service of their own, since the real one is out of reach, and messages by the DevTools.
import { type BrowserContext, type CDPSession, expect, type Page } from 'playwright/test';
import { TIMING } from '@/lib/shared/constants';
import type { Merchant } from '../support/merchant';

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
    const registrationId = known.get(`${origin}/m/`) ?? '';
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
  return { deliver, session };
}

/** Counts in the page the timers that set push up: they start late, and anew when the member is known. */
function countSetUps(delayMs: number): void {
  const { setTimeout: wait, clearTimeout: stop } = window;
  const waiting = new Set<unknown>();
  const note = () => {
    document.documentElement.dataset.setUps = String(waiting.size);
  };
  const start = (go: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const timer = wait(go as () => void, ms, ...rest);
    if (ms === delayMs) waiting.add(timer);
    if (ms === delayMs) note();
    return timer;
  };
  const clear = (timer?: number) => {
    stop(timer);
    if (waiting.delete(timer)) note();
  };
  Object.assign(window, { setTimeout: start, clearTimeout: clear });
}

/** Takes the clock over, with an eye on the timers of the set-up. */
export async function installClock(
  page: Page,
  options?: { readonly time: number | string | Date },
): Promise<void> {
  await page.clock.install(options);
  await page.addInitScript(countSetUps, TIMING.pushSetupDelayMs);
}

/** Lets the ten seconds pass after which a page sets push up (P1); the page's clock must have been taken over (installClock) before it was opened. */
export async function letSetUp(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration('/m/'))?.active);
  await expect(page.locator('html')).toHaveAttribute('data-set-ups', '1');
  await page.clock.fastForward(TIMING.pushSetupDelayMs);
}

/** What the site keeps of its token. */
export const keptToken = (page: Page) =>
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
