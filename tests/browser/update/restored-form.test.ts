import { ROUTES } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { whenAlive } from '../support/people';
import { expectNoSecrets } from '../support/secrets/expect-no-secrets';
import { expect, test } from '../support/test';
import { promptOf, serveBuild, whenChecked } from './changed-build';

test.use({ brand: 'rio', serviceWorkers: 'block' });

test('a refresh of the registration reloads it with the input, except the password (S4, RR11)', async ({
  page,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  await serveBuild(page, complaints, 1);
  await whenChecked(page, () => visitor.opens(`${ROUTES.register}?r=A1`));
  await serveBuild(page, complaints, 2);
  await visitor.opens(`${ROUTES.register}?r=A1`);
  await whenAlive(page);
  const newcomer = newcomerAt({ page, merchant, t, hand: touch });
  const main = page.getByRole('main');
  const name = main.getByRole('textbox', { name: t('auth.username'), exact: true });
  const password = main.getByLabel(t('auth.password'), { exact: true });
  await name.fill('minh2031');
  await password.fill('Tr0ub4dor&3');
  await main
    .getByRole('button', { name: t('auth.showPassword') })
    .first()
    .click();
  await newcomer.picks('register.way_mobile');
  const number = newcomer.number();
  await number.fill('11987654321');

  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await promptOf(page)
    .getByRole('button', { name: t('update.refresh') })
    .click();
  await page.waitForFunction(() => !('isOld' in window));
  await expect(page).toHaveURL(merchant.url(`${ROUTES.register}?r=A1`));
  await expect(number).toHaveValue('11987654321');
  await main.getByRole('radio', { name: t('register.way_username'), exact: true }).tap();
  await expect(name).toHaveValue('minh2031');
  await expect(password).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('mc_kept_form'))).toBeNull();
  await expectNoSecrets(page, ['Tr0ub4dor&3']);
});
