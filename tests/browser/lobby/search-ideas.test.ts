import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test('an empty search offers popular games and this device’s searches, which can be cleared (B3)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens(ROUTES.game);
  await whenAlive(page);
  const field = page.getByRole('searchbox', { name: t('search.label') });
  await field.focus();
  const popular = page.getByRole('region', { name: t('search.instead') });
  await expect(popular.getByRole('button')).toHaveCount(6);
  await expect(page.getByRole('region', { name: t('search.recent') })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  const name = (await popular.getByRole('button').first().textContent()) ?? '';
  await popular.getByRole('button').first().click();
  await expect(field).toHaveValue(name);
  await field.fill('');
  await field.blur();
  await field.focus();
  const recent = page.getByRole('region', { name: t('search.recent') });
  await expect(recent.getByRole('button', { name })).toBeVisible();
  await recent.getByRole('button', { name: t('search.forget') }).click();
  await expect(recent).toHaveCount(0);
  await expect(field).toBeFocused();
});
