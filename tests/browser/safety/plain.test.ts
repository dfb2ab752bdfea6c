import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('without script a break begins by a form, and games are locked (B5, B33)', async ({
  page,
  context,
  visitor,
  merchant,
  t,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await visitor.opens(ROUTES.safety);
  await page.getByRole('radio').first().check();
  await page.getByRole('checkbox', { name: t('safetyPage.agree') }).check();
  await page.getByRole('button', { name: t('safetyPage.next') }).click();
  await expect(page).toHaveURL(`${merchant.url(ROUTES.safety)}#break-on`);
  await expect(page.getByText(t('safetyPage.begun'))).toBeVisible();
  const [stored] = (await context.cookies()).filter(({ name }) => name === 'mc_break');
  expect(Number(stored?.value) - Date.now() / 1000).toBeGreaterThan(3500);
  await visitor.opens(`${ROUTES.launchGame}?vendor=JT&code=jt-peacock-throne`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('playBreak.lockedTitle'));
});
