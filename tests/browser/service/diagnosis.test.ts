import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

test('the page shows what works, copies it for service, and sends nothing of it (B18)', async ({
  page,
  visitor,
  context,
  merchant,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: merchant.origin });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData()}`);
  });
  await visitor.opens(ROUTES.diagnosis);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: t('diagnosis.cookies') })).toContainText(t('diagnosis.yes'));
  await expect(rows.filter({ hasText: t('diagnosis.notifications') })).toContainText(
    t('diagnosis.notificationsWhy'),
  );
  await expect(rows.filter({ hasText: t('diagnosis.offer_bar') })).toContainText(t('diagnosis.bar_on'));
  await expect(rows.filter({ hasText: t('diagnosis.offer_push') })).toContainText(t('diagnosis.push_none'));
  await page.getByRole('button', { name: t('diagnosis.copy') }).click();
  await expect(page.getByRole('button', { name: t('diagnosis.copied') })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`merchant: ${merchant.code}`);
  expect(text).toContain('script: yes');
  expect(text).toContain('bar here: on');
  expect(text).toMatch(/^viewport: 360 × 740/m);
  await expect(page.getByRole('term').filter({ hasText: t('diagnosis.fact_timeZone') })).toBeVisible();
  await expect.poll(() => sent.join()).toContain('S2S_events');
  await whenPageSettled(page);
  // Every page sends its events and times; none holds the report.
  expect(sent.filter((line) => !/\/wps\/(?:relay\/S2S_events|system\/collect) /.test(line))).toEqual([]);
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(sent.join('\n')).not.toMatch(new RegExp(`${zone}|viewport|userAgent`));
});
