import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

test('a player who returns from LINE during a maintenance is signed in by trying again once the site is open (RR9, S1)', async ({
  page,
  merchant,
  visitor,
  complaints,
  t,
}) => {
  complaints.expect(/status of 503/);
  const social = socialAt({ page, merchant, t });
  await visitor.opens(ROUTES.login);
  await social.leavesForLine();
  const answer = await page
    .getByRole('link', { name: 'Lan bound' })
    .evaluate((link) => (link as HTMLAnchorElement).href);
  const { headers } = await fetch(answer, { redirect: 'manual' });
  await merchant.inMaintenance();
  // The site keeps a status for some seconds.
  await expect.poll(async () => (await visitor.opens())?.status(), { timeout: 15_000 }).toBe(503);
  await page.goto(headers.get('location') ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status.maintenanceTitle'));
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await merchant.reopens();
  const retry = page.getByRole('link', { name: t('status.retry') });
  await expect(async () => {
    await retry.click();
    await expect(retry).toHaveCount(0);
  }).toPass();
  await social.isIn('lan');
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
});
