import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { countAsUsed, pixelCallsOf } from './reported-pixels';

test.use({ consent: 'yes' });

const POLICY = 'content-security-policy';
const nonceOf = (policy: string | undefined) => /script-src 'nonce-([^']+)' 'sha256-/.exec(policy ?? '')?.[1];

/** First entries of a container's layer. */
const firstEntries = (page: Page) =>
  page.evaluate(() => {
    const { gtmLayer = [] } = window as unknown as { gtmLayer?: ArrayLike<unknown>[] };
    return gtmLayer.slice(0, 3).map((entry) => ('length' in entry ? Array.from(entry) : entry));
  });

const consentOf = (value: string) =>
  Object.fromEntries(
    ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'].map((part) => [part, value]),
  );

test('scripts written in a tag container run by the loader’s nonce, on a stored page and when it is revalidated; it learns the consent before anything else, in all four parts of consent mode (T4, SEC-80, ruling 67)', async ({
  page,
  site,
  visitor,
}) => {
  const responses: { status: number; nonce: string | undefined }[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== ROUTES.news) return;
    const policy = (await response.allHeaders())[POLICY];
    responses.push({ status: response.status(), nonce: nonceOf(policy) });
  });
  for (let nth = 0; nth < 3; nth += 1) {
    await visitor.opens(ROUTES.news);
    await countAsUsed(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.customTag)).toBe('ran');
    expect(await firstEntries(page)).toEqual([
      ['consent', 'default', consentOf('denied')],
      ['consent', 'update', consentOf('granted')],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
  }
  expect(responses[0]?.nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(await page.content()).not.toContain(responses[0]?.nonce ?? '');
  const loader = page.locator('script[src*="gtm.js"]');
  expect(await loader.evaluate((script: HTMLScriptElement) => script.nonce)).toBeTruthy();
  const reported = (await pixelCallsOf(site)).filter(({ platform }) => platform === 'gtm');
  expect(reported.length).toBeGreaterThan(0);
});
