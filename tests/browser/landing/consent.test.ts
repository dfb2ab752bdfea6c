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

// For how long each is kept, and under which flags: tests/unit/server/features/attribution/to-landing-cookies.test.ts.
test.describe('before an answer', () => {
  test.use({ consent: 'unasked' });

  test('clicks are stored in the tab alone, and move to the cookie with consent; a refusal deletes them (RR7, T3, ruling 67)', async ({
    page,
    merchant,
  }) => {
    await page.goto(merchant.url(ADDRESS));
    await expect.poll(() => storedBy(page)).toEqual({ cookies: [], lasting: null, ofTab: CLICKS });
    const answers = async (value: 'yes' | 'no') => {
      // A page that still loads deferred widgets would learn of it before the server does.
      await page.goto('about:blank');
      await page.context().addCookies([{ name: 'mc_consent', value, url: merchant.origin }]);
    };
    await answers('yes');
    await page.goto(merchant.url(toHref(ROUTES.game, { kw: 'Slots' })));
    const all = { ...CLICKS, kw: 'Slots' };
    await expect
      .poll(() => storedBy(page))
      .toEqual({ cookies: ['mc_clicks', '_fbp'], lasting: all, ofTab: null });
    await answers('no');
    await page.goto(merchant.url(toHref(ROUTES.game, { kw: 'More' })));
    await expect.poll(() => storedBy(page)).toEqual({ cookies: [], lasting: null, ofTab: null });
  });
});
