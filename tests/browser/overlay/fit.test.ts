import { ROUTES } from '@/lib/shared/routes';
import { faultsOf, handlingFaultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { overlayOf, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test.use(PHONE_PIXELS);

test.describe('over the page nothing breaks a rule of axe and all fits', () => {
  test.use({ brand: 'noor' });

  test('the login, and the registration in its place (R4, R5)', async ({ page, visitor, merchant, t }) => {
    await visitor.opens(ROUTES.activity);
    await whenAlive(page);
    await signInOf(page, t).click();
    await expect(overlayOf(page).getByLabel(t('auth.username'), { exact: true })).toBeVisible();
    // Accessibility of the login: a11y/overlays.test.ts.
    expect(await handlingFaultsOf(page)).toEqual([]);
    await overlayOf(page)
      .getByRole('link', { name: t('register.toRegister') })
      .click();
    await expect(overlayOf(page).getByRole('heading', { name: t('register.title') })).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(merchant.url(ROUTES.activity));
    await expect(overlayOf(page)).toHaveCount(0);
  });
});
