import { ROUTES } from '@/lib/shared/routes';
import { overlayOf, PASSWORD, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('the login opens over the page, and every way to close it keeps the page’s position (R4)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    await visitor.opens();
    await whenAlive(page);
    const heading = overlayOf(page).getByRole('heading', { level: 2, name: t('auth.title') });
    const ways: readonly (() => Promise<unknown>)[] = [
      () => page.keyboard.press('Escape'),
      () =>
        overlayOf(page)
          .getByRole('button', { name: t('notice.close') })
          .click(),
      () => page.goBack(),
    ];
    for (const leave of ways) {
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
      await signInOf(page, t).evaluate((link) => {
        link.focus({ preventScroll: true });
        (link as HTMLElement).click();
      });
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(merchant.url(ROUTES.login));
      await expect(page.locator('main')).toHaveAttribute('inert');
      await leave();
      await expect(overlayOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(merchant.url(ROUTES.home));
      await expect(page.locator('main')).not.toHaveAttribute('inert');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
      await expect(signInOf(page, t)).toBeFocused();
    }
  });
});

test('the login’s address reloaded is the whole page, and no overlay opens over a sign-in page; a page for members asks a visitor to sign in over the page that led there, where a refused password leaves what was typed, and then opens (R4, X3, RR1, RR5)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.activity);
  await whenAlive(page);
  await signInOf(page, t).click();
  await expect(overlayOf(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('auth.title') })).toBeVisible();
  await whenAlive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('register.toRegister') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('register.title') })).toBeVisible();
  await expect(overlayOf(page)).toHaveCount(0);

  await visitor.opens(ROUTES.activity);
  await whenAlive(page);
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[data-soft]');
    link?.setAttribute('href', href);
    link?.click();
  }, ROUTES.member);
  await expect(overlayOf(page).getByRole('heading', { name: t('auth.title') })).toBeFocused();
  await member.isRefused();
  await expect(overlayOf(page).getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');
  // At a person's pace: for half a second after a refusal the button takes nothing (A5).
  await member.fill('lan', '');
  await page.keyboard.type(PASSWORD, { delay: 70 });
  await member.submit();
  await expect(page).toHaveURL(merchant.url(ROUTES.member));
});
