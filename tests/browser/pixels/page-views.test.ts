import { ROUTES } from '@/lib/shared/routes';
import { whenBrowserIdle, whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { countAsUsed, pixelCallsOf, scriptsOf } from './reported-pixels';

test.use({ consent: 'yes' });

// BIGO's page view is our viewContent.
const views = (reported: Awaited<ReturnType<typeof pixelCallsOf>>) =>
  reported
    .filter(({ platform }) => platform !== 'bigo')
    .filter(({ args }) => /"(PageView|page|page_view)"/.test(JSON.stringify(args)))
    .map(({ platform, pixel }) => [platform, pixel].join(' ').trim())
    .sort();

const EACH = {
  aurora: [
    'gtag G-AURORA0001',
    'gtm GTM-AURORA1',
    'kwai 200000000000011',
    'meta',
    'tiktok CAURORA0000000000011',
    'tiktok CAURORA0000000000012',
  ],
  lotus: ['gtag G-LOTUS00001', 'meta'],
} as const;

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('each page is one view at each platform, each script is requested once, and the policy holds (T4, SEC-82)', async ({
    page,
    context,
    site,
    merchant,
    visitor,
    t,
  }) => {
    await visitor.opens(`${ROUTES.news}?gclid=GcX&q=search-words&go=%2Fm%2Fnews`);
    await countAsUsed(page);
    await expect.poll(async () => views(await pixelCallsOf(site))).toEqual(EACH.lotus);
    const tabs = page.getByRole('navigation', { name: t('tab.name'), exact: true });
    await tabs.getByRole('link', { name: t('tab.games'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${merchant.url(ROUTES.game)}`));
    await expect
      .poll(async () => views(await pixelCallsOf(site)))
      .toEqual([...EACH.lotus, ...EACH.lotus].sort());
    const scripts = await scriptsOf(site);
    expect(new Set(scripts).size).toBe(scripts.length);
    const located = (await pixelCallsOf(site)).flatMap(
      ({ args }) => JSON.stringify(args).match(/(?<="page_location":")[^"]+/g) ?? [],
    );
    expect(located.length).toBeGreaterThan(0);
    for (const address of located) expect(address).not.toMatch(/search-words|go=/);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['_ga', '_fbp', '_gcl_aw']));
  });
});

test.describe('an address with a code', () => {
  test('loads no script and reports no page until it is clean (RR9, SEC-57)', async ({
    page,
    site,
    visitor,
  }) => {
    await visitor.opens(`${ROUTES.news}?code=secret-code-1`);
    await whenPageSettled(page);
    await countAsUsed(page);
    await whenBrowserIdle(page);
    expect([...(await scriptsOf(site)), ...(await pixelCallsOf(site))]).toEqual([]);
    await page.evaluate(() =>
      window.history.replaceState(window.history.state, '', window.location.pathname),
    );
    await expect.poll(async () => (await scriptsOf(site)).length).toBeGreaterThan(7);
    expect(JSON.stringify(await pixelCallsOf(site))).not.toContain('secret-code-1');
  });
});
