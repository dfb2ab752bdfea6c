import { createDecipheriv, hkdfSync } from 'node:crypto';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { PASSWORD } from '../support/people';
import { expectNoSecrets } from '../support/secrets/expect-no-secrets';
import { expect, test } from '../support/test';
import { whenWorkerIsActive } from '../worker/device';

/** Whether the record opens with its format and everything on the device, but without the server's secret. */
function isOpenedBy(
  record: { password: string; username: string; merchant: string },
  deviceKey: string,
): boolean {
  const sealed = Buffer.from(Buffer.from(record.password, 'base64').toString('latin1'), 'base64');
  expect(sealed.length).toBeGreaterThan(28 + PASSWORD.length);
  const opens = (guess: string): boolean => {
    const key = hkdfSync('sha256', guess, deviceKey, `remembered login ${record.merchant}`, 32);
    const cipher = createDecipheriv('aes-256-gcm', Buffer.from(key), sealed.subarray(0, 12));
    cipher.setAuthTag(sealed.subarray(-16));
    try {
      return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]).includes(PASSWORD);
    } catch {
      return false;
    }
  };
  return sealed.includes(PASSWORD) || ['', deviceKey, 'mck1', ...Object.values(record)].some(opens);
}

test.describe('with a worker, and the login remembered', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no place on the device reveals the password: storages, databases, caches, and data that a cookie opens (SEC-89)', {
    tag: '@quick',
  }, async ({ page, context, visitor, member }) => {
    await visitor.opens();
    await whenWorkerIsActive(page);
    await member.comesIn();
    await member.settles();
    const record = await page.evaluate(() => JSON.parse(localStorage.getItem('remPass') ?? '{}'));
    const key = (await context.cookies()).find(({ name }) => name === 'mck');
    expect([record.username, key?.httpOnly]).toEqual(['lan', true]);
    await expectNoSecrets(page, [PASSWORD]);
    expect(isOpenedBy(record, key?.value ?? '')).toBe(false);
  });
});

const PLANTED = 'planted-secret';

test('the search finds planted secrets in each place', async ({ page, context, visitor, merchant }) => {
  await visitor.opens(toHref(ROUTES.game, { q: PLANTED }));
  await page.evaluate(async (secret) => {
    const report = { method: 'POST', body: secret, headers: { 'Content-Type': 'application/csp-report' } };
    sessionStorage.setItem('planted', btoa(btoa(JSON.stringify({ secret }))));
    localStorage.setItem('planted', secret);
    await (await caches.open('planted')).put('/planted', new Response(secret));
    const opening = indexedDB.open('planted');
    opening.onupgradeneeded = () => opening.result.createObjectStore('all').put(secret, 1);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
    history.replaceState({ secret }, '', location.href);
    console.info(secret);
    await fetch('/healthz', { referrerPolicy: 'unsafe-url' });
    await fetch('/csp-report', report);
  }, PLANTED);
  await context.addCookies([{ name: 'planted', value: encodeURIComponent(PLANTED), url: merchant.origin }]);
  const places = [
    ...['local storage', 'session storage', 'databases', 'caches', 'cookies that scripts read', 'address'],
    ...['history state', 'document', 'cookies', 'addresses of pages', 'referrers', 'console'],
    ...['documents as they came', 'log of the site'],
  ];
  const matches = await expectNoSecrets(page, [PLANTED]).catch(String);
  for (const place of places) expect(matches).toContain(`secret in ${place}: ${PLANTED}`);
});
