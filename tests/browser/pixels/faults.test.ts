import type { Request } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { controlOf } from '../support/sandbox';
import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';
import { countAsUsed, globalsOf, pixelCallsOf, scriptsOf } from './reported-pixels';

test.use({ consent: 'yes' });

const PATHS = ['/gtag/js', '/gtm.js', '/en_US/fbevents.js', '/i18n/pixel/events.js', '/ad/events.js'];

test('script hosts that hang block neither page nor navigation, and the others load (FLT-44)', async ({
  page,
  site,
  merchant,
  visitor,
  t,
}) => {
  const control = controlOf(site.provider);
  const hanging = PATHS.slice(0, 2);
  for (const path of hanging) await control.plant('', { kind: 'delay', path, delayMs: 60_000 });
  const ended: string[] = [];
  const note = (request: Request) => ended.push(new URL(request.url()).pathname);
  page.on('requestfinished', note).on('requestfailed', note);
  await visitor.opens(ROUTES.news);
  await countAsUsed(page);
  await expect.poll(async () => (await scriptsOf(site)).length).toBeGreaterThan(0);
  const tabs = page.getByRole('navigation', { name: t('tab.name'), exact: true });
  await tabs.getByRole('link', { name: t('tab.games'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lobby.games'));
  expect(ended.filter((path) => hanging.includes(path))).toEqual([]);
  await expect
    .poll(async () => (await pixelCallsOf(site)).map(({ platform }) => platform), { timeout: 25_000 })
    .toEqual(expect.arrayContaining(['kwai', 'adjust']));
  await page.goto(merchant.url(ROUTES.news));
});

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('scripts that are missing or whose host drops the line change nothing (FLT-44)', async ({
    page,
    site,
    visitor,
    complaints,
    t,
  }) => {
    complaints.expect(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|status of 404|404 \(Not Found\)/);
    const control = controlOf(site.provider);
    for (const path of PATHS.slice(0, 2)) await control.plant('', { kind: 'drop', path });
    for (const path of PATHS.slice(2)) await control.plant('', { kind: 'error', path, httpStatus: 404 });
    await visitor.opens(ROUTES.news);
    await countAsUsed(page);
    await expect
      .poll(async () => (await pixelCallsOf(site)).map(({ platform }) => platform))
      .toEqual(expect.arrayContaining(['kwai', 'adjust']));
    expect(await globalsOf(page)).toEqual(expect.arrayContaining(['fbq', 'ttq', 'dataLayer']));
    await page.getByRole('link', { name: t('tab.games'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lobby.games'));
  });

  test('hostile ids are off, the others on (SEC-77, E12)', async ({ page, site, visitor }) => {
    const domain = {
      domain: 'rio.localhost',
      gtmId: "GTM-X');alert(1)//",
      gtagId: '../evil.js',
      fbPixelId: '100000000000021',
      tiktokPixelId: '//evil.example/x.js',
      kwaiPixelId: '"><script>alert(1)</script>',
      bigoPixelId: '1 OR 1',
      appsflyerId: 'javascript:alert(1)',
      adjustId: '',
    };
    // The site caches the provider's answer for a minute; other tests cover what the server does with it.
    await page.route('**/wps/system/config**', (route) =>
      route.fulfill({ json: { success: true, value: { domains: [domain] } } }),
    );
    await visitor.opens(ROUTES.news);
    await countAsUsed(page);
    await expect.poll(async () => (await pixelCallsOf(site)).length).toBeGreaterThan(0);
    await whenBrowserIdle(page);
    expect((await scriptsOf(site)).map((url) => new URL(url).pathname)).toEqual(['/en_US/fbevents.js']);
    expect(await globalsOf(page)).toEqual(['fbq', '_fbq', '__tracked']);
  });
});
