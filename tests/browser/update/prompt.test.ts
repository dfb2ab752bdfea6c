import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';
import { promptOf, serveBuild, whenChecked } from './changed-build';

// Not in another tab either: tests/unit/components/update/update-tracker.test.tsx.
test('a new build is announced once: not on the first visit, not on the next page (S4, W3)', async ({
  page,
  visitor,
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

  await prompt.getByRole('button', { name: t('update.later') }).click();
  await expect(prompt).toHaveCount(0);
  await whenChecked(page, () => visitor.opens(ROUTES.game));
  await expect(prompt).toHaveCount(0);
});
