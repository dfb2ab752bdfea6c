import { ROUTES } from '@/lib/shared/routes';
import { ask } from '@/tests/wire/support/ask';
import { brokenRulesOf } from '../a11y/check';
import { violationsOf } from '../support/axe';
import { misfitsOf } from '../support/measure/faults';
import { merchantOf, readBrand } from '../support/merchant';
import { expect, test } from '../support/test';

const END = '2031-05-06T07:30:00Z';
const BLOCKED = '2001:0db8:85a3:0000:0000:8a2e:0370:7334';

test('a maintenance closes every page with the brand, the end, a way to try again and the merchant’s contacts (S1, B32)', async ({
  page,
  visitor,
  merchant,
  site,
  complaints,
  t,
}) => {
  complaints.expect(/status of 503/);
  await merchant.inMaintenance(END);
  for (const path of ['/m/login', '/m/game']) {
    const { status, headers } = await ask({ port: site.port, host: new URL(merchant.origin).hostname, path });
    expect([status, headers['retry-after']]).toEqual([503, '3600']);
  }
  const answer = await visitor.opens();
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('3600');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status.maintenanceTitle'));
  await expect(page.getByText(merchant.name, { exact: true })).toBeVisible();
  const times = page.locator(`time[datetime="${END}"], time[datetime="${END.replace('Z', '.000Z')}"]`);
  await expect(times.first()).toContainText('2031');
  await expect(times.nth(1)).toContainText('2031');
  await expect(page.getByRole('link', { name: t('status.retry') })).toBeVisible();
  const contacts = page.getByRole('region', { name: t('service.title') });
  await expect(contacts.locator('a[href="mailto:service@aurora.example"]')).toBeVisible();
  expect(await brokenRulesOf(page)).toEqual([]);
});

test('a restricted region sees Access Denied with its address; a domain that the provider no longer serves, and an unknown host, show the modal and no one’s brand (R1, S1, S2, B32)', async ({
  page,
  visitor,
  merchant,
  site,
  complaints,
  t,
}) => {
  complaints.expect(/status of (?:421|451)/);
  const modal = page.getByRole('dialog', { name: t('status.domainTitle') });
  await merchant.restrictsRegion(BLOCKED);
  expect((await visitor.opens())?.status()).toBe(451);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status.restrictedTitle'));
  await expect(page.getByText(BLOCKED)).toBeVisible();
  await expect(page.getByText(merchant.name, { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await misfitsOf(page)).toEqual([]);
  await merchant.withdrawsDomain();
  // Another host of the same merchant: the site keeps a status for some seconds.
  const withdrawn = merchantOf(merchant.code, site, `withdrawn-${process.pid}`);
  expect((await page.goto(withdrawn.url(ROUTES.home)))?.status()).toBe(421);
  await expect(modal).toBeVisible();
  expect(await page.content()).not.toContain(merchant.name);
  expect((await page.goto(`http://nobody.localhost:${site.port}/m/home`))?.status()).toBe(421);
  await expect(modal).toBeVisible();
  const content = await page.content();
  for (const brand of ['aurora', 'rio', 'noor', 'lotus'] as const)
    expect(content).not.toContain(readBrand(brand).name);
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the maintenance page reads fully (S1, B33)', async ({ page, visitor, merchant, complaints, t }) => {
    complaints.expect(/status of 503/);
    await merchant.inMaintenance(END);
    await visitor.opens();
    await expect(page.getByText(t('status.maintenanceText'))).toBeVisible();
    await expect(page.locator('time:visible')).toContainText('7:30');
  });
});
