import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { promptOf, serveBuild, whenChecked } from './changed-build';

test.use({ brand: 'rio' });

test('on a form the prompt waits; a refresh of the next page reloads it with its input (S4, RR11, ruling 12)', async ({
  page,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  await serveBuild(page, complaints, 1);
  await whenChecked(page, () => visitor.opens(`${ROUTES.register}?r=A1`));
  await serveBuild(page, complaints, 2);
  await whenChecked(page, () => visitor.opens(`${ROUTES.register}?r=A1`));
  await expect(promptOf(page)).toHaveCount(0);

  await visitor.opens(`${ROUTES.home}?r=A1`);
  await whenAlive(page);
  const search = page.getByRole('main').getByRole('searchbox', { name: t('search.label'), exact: true });
  await search.fill('peacock');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await promptOf(page)
    .getByRole('button', { name: t('update.refresh') })
    .click();
  await page.waitForFunction(() => !('isOld' in window));
  await expect(page).toHaveURL(merchant.url(`${ROUTES.home}?r=A1`));
  await expect(search).toHaveValue('peacock');
  expect(await page.evaluate(() => sessionStorage.getItem('mc_kept_form'))).toBeNull();
});
