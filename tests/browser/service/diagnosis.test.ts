import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

test('the page says what works, and copies it for service (B18)', async ({
  page,
  visitor,
  context,
  merchant,
  say,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: merchant.origin });
  await visitor.opens(ROUTES.diagnosis);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: say('diagnosis.cookies') })).toContainText(say('diagnosis.yes'));
  await expect(rows.filter({ hasText: say('diagnosis.notifications') })).toContainText(
    say('diagnosis.notificationsWhy'),
  );
  await expect(rows.filter({ hasText: say('diagnosis.offer_bar') })).toContainText(say('diagnosis.bar_on'));
  await expect(rows.filter({ hasText: say('diagnosis.offer_push') })).toContainText(
    say('diagnosis.push_none'),
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: say('diagnosis.copy') }).click();
  await expect(page.getByRole('button', { name: say('diagnosis.copied') })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`merchant: ${merchant.code}`);
  expect(text).toContain('script: yes');
  expect(text).toContain('bar here: on');
  expect(text).toMatch(/^viewport: 360 × 740/m);
});

test('nothing of it is sent (B18)', async ({ page, visitor, say }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData()}`);
  });
  await visitor.opens(ROUTES.diagnosis);
  await expect(page.getByRole('term').filter({ hasText: say('diagnosis.fact_timeZone') })).toBeVisible();
  await expect.poll(() => sent.join()).toContain('S2S_events');
  await whenPageSettled(page);
  // Every page tells its events and its times; the report is in none of them.
  expect(sent.filter((line) => !/\/wps\/(?:relay\/S2S_events|system\/collect) /.test(line))).toEqual([]);
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(sent.join('\n')).not.toMatch(new RegExp(`${zone}|viewport|userAgent`));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the site needs (B18, B33)', async ({ page, visitor, say }) => {
    await visitor.opens(ROUTES.diagnosis);
    const told = page.locator('noscript');
    await expect(told).toBeVisible();
    expect(await told.textContent()).toBe(say('diagnosis.noScript'));
    await expect(page.getByText(say('diagnosis.passkey'), { exact: true })).toBeVisible();
  });
});
