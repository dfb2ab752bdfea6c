import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { promptOf, serveBuild, whenChecked } from './changed-build';

test.use({ brand: 'noor' });

function runInstalled(): void {
  Object.defineProperty(navigator, 'standalone', { value: true });
}

test('installed, the second form prompts; from a page that is not listed it leads home with the carried query (S4, RR11, RR12)', async ({
  page,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/status of 404/);
  await page.addInitScript(runInstalled);
  await serveBuild(page, complaints, 1);
  await whenChecked(page, () => visitor.opens());
  await serveBuild(page, complaints, 2);
  await visitor.opens('/m/no-such-page?affiliateCode=A1&code=g1');
  const prompt = promptOf(page);
  await expect(prompt.getByRole('heading', { name: t('update.pwa_update_title') })).toBeVisible();
  await expect(prompt.getByText(t('update.pwa_update_msg'))).toBeVisible();
  await prompt.getByRole('button', { name: t('update.refresh') }).click();
  await expect(page).toHaveURL(merchant.url(`${ROUTES.home}?affiliateCode=A1`));
  await expect(prompt).toHaveCount(0);
});
