import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';
import { promptOf, serveBuild, whenChecked } from './changed-build';

test.use({ serviceWorkers: 'block' });

test('a new build is announced once: not on the first visit, not on the next page, not in another tab (S4, W3)', async ({
  page,
  context,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  const prompt = promptOf(page);
  await serveBuild(page, complaints, 1);
  await whenChecked(page, () => visitor.opens(ROUTES.news));
  await expect(prompt).toHaveCount(0);

  await serveBuild(page, complaints, 2);
  await visitor.opens(ROUTES.news);
  await expect(prompt.getByRole('heading', { name: t('update.title'), exact: true })).toBeVisible();
  await expect(prompt.getByText(t('update.message'))).toBeVisible();
  await expect(prompt.getByRole('button', { name: t('update.refresh') })).not.toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  const other = await context.newPage();
  await serveBuild(other, complaints, 2);
  await whenChecked(other, () => other.goto(merchant.url(ROUTES.news)));
  await expect(promptOf(other)).toHaveCount(0);
  await other.close();

  await prompt.getByRole('button', { name: t('update.later') }).click();
  await expect(prompt).toHaveCount(0);
  await whenChecked(page, () => visitor.opens(ROUTES.game));
  await expect(prompt).toHaveCount(0);
});
