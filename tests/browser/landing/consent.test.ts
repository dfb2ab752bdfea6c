import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const ADDRESS = toHref(ROUTES.home, { fbclid: 'IwAR-aB', cid: 'v1', r: 'FriEnd7' });
const ADS = ['__Host-mc_clicks', '_fbc', '_fbp', 'mc_clicks', 'vl-cid'];

async function storedBy(page: Page) {
  const cookies = await page.context().cookies();
  const storage = await page.evaluate(() => [
    localStorage.getItem('mc_clicks'),
    sessionStorage.getItem('mc_visit_clicks'),
  ]);
  return {
    cookies: cookies.filter(({ name }) => ADS.includes(name)).map(({ name }) => name),
    lasting: JSON.parse(storage[0] ?? 'null'),
    ofTab: JSON.parse(storage[1] ?? 'null'),
  };
}

const CLICKS = { fbclid: 'IwAR-aB', cid: 'v1' };

test.describe('before a word', () => {
  test.use({ consent: 'unasked' });

  test('clicks are stored in the tab alone, and move to the cookie with consent; a refusal deletes them (RR7, T3, ruling 67)', {
    tag: '@quick',
  }, async ({ page, merchant }) => {
    await page.goto(merchant.url(ADDRESS));
    await expect.poll(() => storedBy(page)).toEqual({ cookies: [], lasting: null, ofTab: CLICKS });
    const t = async (value: string) => {
      // A page that is still at its last parts would hear of it before the server does.
      await page.goto('about:blank');
      await page.context().addCookies([{ name: 'mc_consent', value, url: merchant.origin }]);
    };
    await t('yes');
    await page.goto(merchant.url(toHref(ROUTES.game, { kw: 'Slots' })));
    const all = { ...CLICKS, kw: 'Slots' };
    await expect
      .poll(() => storedBy(page))
      .toEqual({ cookies: ['mc_clicks', '_fbp'], lasting: all, ofTab: null });
    await t('no');
    await page.goto(merchant.url(toHref(ROUTES.game, { kw: 'More' })));
    await expect.poll(() => storedBy(page)).toEqual({ cookies: [], lasting: null, ofTab: null });
  });
});

test.describe('after a yes', () => {
  test.use({ consent: 'yes', brand: 'rio' });

  test('the server sets Meta’s and Voluum’s cookies for their time, readable for the pixels alone (T3, SEC-49)', async ({
    page,
    merchant,
  }) => {
    const from = Date.now() / 1000;
    await page.goto(merchant.url(ADDRESS), { waitUntil: 'commit' });
    const cookies = await page.context().cookies();
    const days = (name: string) => {
      const match = cookies.find((cookie) => cookie.name === name);
      expect(match).toMatchObject({ httpOnly: false, sameSite: 'Lax', path: '/' });
      return Math.round(((match?.expires ?? 0) - from) / 86_400);
    };
    expect(['mc_from', 'mc_clicks', '_fbc', '_fbp', 'vl-cid'].map(days)).toEqual([90, 90, 90, 90, 1]);
    expect(cookies.find(({ name }) => name === '_fbc')?.value).toMatch(/^fb\.2\.\d{13}\.IwAR-aB$/);
    const before = cookies.map(({ name, value }) => `${name}=${value}`).sort();
    await page.goto(merchant.url(ADDRESS));
    const after = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
    expect(after).toEqual(expect.arrayContaining(before));
  });
});
