import { ROUTES, toHref } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import { expect, test } from '../support/test';

const PING = '/wps/system/test/ping';
const ADDRESS = toHref(ROUTES.news, { affiliateCode: 'abc' });
const OFFERED_WITHIN_MS = 20_000;

/** This host answers its race late; the merchant's others do not. */
const isSlow = (merchant: Merchant) =>
  merchant.has({
    kind: 'delay',
    path: PING,
    host: new URL(merchant.origin).hostname,
    delayMs: 900,
    times: 9,
  });
const fastOf = (merchant: Merchant) => {
  const { port } = new URL(merchant.origin);
  return new RegExp(`^http://(?:fast\\.|m\\.)?${merchant.code}\\.localhost:${port}$`);
};

test.use({ race: 'new' });

test('the race runs once a visit, and a member continues at a faster domain, signed in, under an address without a token (B46)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
  traffic,
}) => {
  // No page before: one that is left in its race offers nothing for the rest of the visit.
  await member.hasSession();
  await isSlow(merchant);
  const offer = page.locator('[data-prompt="move"]');
  const countPings = async () => (await merchant.callsTo(PING)).length;
  await visitor.opens(ADDRESS);
  await expect(offer).toBeVisible({ timeout: OFFERED_WITHIN_MS });
  const pings = await countPings();
  expect(pings).toBeGreaterThanOrEqual(6);
  await visitor.opens(ADDRESS);
  await expect(offer).toBeVisible({ timeout: OFFERED_WITHIN_MS });
  expect(await countPings()).toBe(pings);
  const hops: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) hops.push(`${answer.status()} ${answer.url()}`);
  });
  await offer.getByRole('button', { name: t('move.leave') }).click();
  await expect(page).toHaveURL(
    ({ origin, pathname }) => fastOf(merchant).test(origin) && pathname === ROUTES.indexHtml,
  );
  await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
  const url = new URL(page.url());
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ affiliateCode: 'abc', lang: 'EN' });
  expect(url.searchParams.has('ticket')).toBe(false);
  const [first = ''] = hops;
  expect(first).toMatch(/^303 .*[?&]ticket=[rm][\w-]{43}(?:&|$)/);
  const ticket = new URL(first.slice(4)).searchParams.get('ticket') ?? '';
  expect(traffic.carried.get(ticket)).toBe('ticket');

  // The member's page may still be making calls.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(first.slice(4));
  await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('ticket'));
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeVisible();
});

test.describe('a provider that names foreign domains', () => {
  test.use({ brand: 'rio', reads: 'KK' });

  test('an untrusted domain is never contacted or offered; a visitor who stays is not asked again (B46, SEC-72)', async ({
    page,
    visitor,
    merchant,
    complaints,
    t,
  }) => {
    complaints.expect(/404 \(Not Found\) .*\/m\/move/);
    const names = [
      'evil.localhost',
      'aurora.localhost',
      'rio.localhost.evil.localhost',
      'fast.rio.localhost',
    ];
    await merchant.has({
      kind: 'answer',
      path: '/wps/system/domainRoute',
      value: { domainList: names.map((domainName) => ({ domainName })) },
      times: 5,
    });
    await isSlow(merchant);
    const requests: { host: string; cookie: string | undefined }[] = [];
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (pathname === PING) requests.push({ host: hostname, cookie: request.headers().cookie });
    });
    await visitor.opens(ROUTES.news);
    const offer = page.locator('[data-prompt="move"]');
    await expect(offer.locator('bdi')).toHaveText(/^fast\.rio\.localhost:\d+$/, {
      timeout: OFFERED_WITHIN_MS,
    });
    expect(new Set(requests.map(({ host }) => host))).toEqual(
      new Set([new URL(merchant.origin).hostname, 'fast.rio.localhost']),
    );
    expect(requests.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
    const { origin } = new URL(merchant.origin);
    for (const to of ['http://evil.localhost', origin, origin.replace('rio', 'aurora')]) {
      const status = await page.evaluate(async (wish) => {
        const headers = { 'Content-Type': 'application/json' };
        const body = JSON.stringify({ to: wish });
        return (await fetch('/m/move', { method: 'POST', headers, body })).status;
      }, to);
      expect(status).toBe(404);
    }
    await offer.getByRole('button', { name: t('move.stay') }).click();
    await expect(offer).toBeHidden();
    const stored = await page.evaluate(() => [sessionStorage.mc_race, Number(localStorage.mc_next_race)]);
    expect(stored).toEqual(['none', expect.closeTo(Date.now() + 7 * 24 * 3600 * 1000, -5)]);
  });
});
