import type { Page } from 'playwright/test';
import { IDENTITY_WAIT } from '@/lib/shared/device/device-id';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const STORED = '0a1b2c3d-4e5f-8a6b-9c7d-0123456789ab';
/** A document of the site without scripts, to read its storage. */
const ICON = '/favicon.ico';
const FORGED = 'ffffffff-4e5f-8a6b-9c7d-0123456789ab';

/** A page that waits for as long as it takes: on a busy machine the frame is slower than a player may be kept waiting. */
const letWait = (page: Page) =>
  page.addInitScript((limits) => {
    const { setTimeout: wait } = window;
    const start = (go: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(go as () => void, limits.includes(ms) ? 60_000 : ms, ...rest);
    Object.assign(window, { setTimeout: start });
  }, Object.values(IDENTITY_WAIT) as number[]);

/** The id that is kept once the page has been touched. */
async function touched(page: Page): Promise<string> {
  await page.keyboard.press('Shift');
  return page.evaluate(() => localStorage.getItem('loginDeviceId') ?? '');
}

/** The brand's bare domain and its www host. */
const hostsOf = (port: number, brand: string) => ({
  bare: `http://${brand}.localhost:${port}`,
  www: `http://www.${brand}.localhost:${port}`,
});

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('a player on www and then on the bare domain is one device; a page of another site can neither frame it nor receive messages (K10, ruling 23)', async ({
    page,
    merchant,
    complaints,
    site,
  }) => {
    await letWait(page);
    const { bare, www } = hostsOf(site.port, merchant.code);
    await page.goto(`${www}${ICON}`);
    await page.evaluate((id) => localStorage.setItem('loginDeviceId', id), STORED);
    await page.goto(`${bare}${ROUTES.login}`);
    await expect.poll(() => touched(page)).toBe(STORED);
    await expect(page.locator('iframe')).toHaveCount(0);

    complaints.expect(/frame-ancestors|Framing|ERR_BLOCKED_BY_RESPONSE|Failed to load resource|postMessage/);
    await page.goto(`${bare}${ICON}`);
    await page.evaluate((id) => localStorage.setItem('loginDeviceId', id), STORED);
    const evil = 'http://evil.localhost:9/';
    const frame = `${bare}${ROUTES.deviceFrame}?to=${encodeURIComponent('http://evil.localhost:9')}`;
    const fence = `${bare}/fence`;
    // The frame's messages precede the fence, whose document runs in the same process after it.
    const listening = `<script>const heard = [];
      addEventListener('message', ({ data }) => { heard.push(data); document.title = JSON.stringify(heard); });
      addEventListener('load', () => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: '${fence}' }));
      });</script>`;
    const message = "<script>parent.postMessage('fence', '*')</script>";
    await page.route(fence, (route) => route.fulfill({ contentType: 'text/html', body: message }));
    await page.route(evil, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>none</title>${listening}<iframe src="${frame}"></iframe>`,
      }),
    );
    await page.goto(evil, { waitUntil: 'load' });
    await expect(page).not.toHaveTitle('none');
    expect(await page.title()).toBe('["fence"]');
  });
});

test('messages of another origin, window or form are ignored (K10, ruling 23, SEC-73)', {
  tag: '@quick',
}, async ({ page, site }) => {
  await letWait(page);
  const { bare, www } = hostsOf(site.port, 'aurora');
  // The frame loads when every forged message has reached the page.
  const isForged = () => page.locator('html[data-planted][data-heard]').waitFor({ state: 'attached' });
  await page.route(`${www}${ROUTES.deviceFrame}**`, (route) => isForged().then(() => route.continue()));
  await page.addInitScript((forged) => {
    const message = { type: 'DEVICE_ID', deviceId: forged };
    const html = '<img src=x onerror=alert(1)>'.padEnd(36, 'f');
    const malformed = [forged.slice(1), `${forged}f`, { length: 36 }, [forged], html, null, 36];
    const odd = [
      forged,
      JSON.stringify(message),
      [message],
      ...malformed.map((deviceId) => ({ ...message, deviceId })),
    ];
    setInterval(() => window.postMessage(message, '*'), 20);
    window.addEventListener('message', ({ data, source }) => {
      if (source === window && data.deviceId === forged)
        document.documentElement?.setAttribute('data-heard', 'own');
    });
    const wait = new MutationObserver(() => {
      const frame = document.querySelector('iframe');
      if (!frame?.src) return;
      window.dispatchEvent(
        new MessageEvent('message', {
          data: message,
          origin: 'https://evil.example',
          source: frame.contentWindow,
        }),
      );
      window.dispatchEvent(
        new MessageEvent('message', { data: message, origin: new URL(frame.src).origin, source: window }),
      );
      const own = { origin: new URL(frame.src).origin, source: frame.contentWindow };
      for (const data of odd) window.dispatchEvent(new MessageEvent('message', { ...own, data }));
      document.documentElement.dataset.planted = String(odd.length);
    });
    if (window === window.top) wait.observe(document, { childList: true, subtree: true });
  }, FORGED);
  await page.goto(`${www}${ROUTES.home}`);
  await page.evaluate((id) => localStorage.setItem('loginDeviceId', id), STORED);
  await page.goto(`${bare}${ROUTES.login}`);
  await expect.poll(() => touched(page)).toBe(STORED);
  await expect(page.locator('html')).toHaveAttribute('data-planted', '10');
});
