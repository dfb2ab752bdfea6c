import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import type { Merchant } from '../support/merchant';
import { overlayOf, PASSWORD, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

const START = toHref(ROUTES.news, {});

async function returnsToStart(page: Page, merchant: Merchant): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(merchant.url(START));
}

test('after a log-in over a page the player is on that page, and Back leads to the page before it (RR1)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  await visitor.opens(START);
  await visitor.opens('/m/live');
  await whenAlive(page);
  await signInOf(page, t).click();
  await expect(overlayOf(page)).toBeVisible();
  await member.fill('lan', PASSWORD);
  await member.submit();
  await expect(page).toHaveURL(merchant.url('/m/live'));
  await expect(overlayOf(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-session', '1');
  await returnsToStart(page, merchant);
});

test('Back from a second factor leaves the log-in that waits for it, and the focus is where the log-in began (S11)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  await visitor.opens(START);
  await whenAlive(page);
  await signInOf(page, t).press('Enter');
  await expect(overlayOf(page)).toBeVisible();
  await member.fill('twofa', PASSWORD);
  await member.submit();
  await expect(page.getByRole('dialog', { name: t('auth.twoFactorTitle') })).toBeVisible();
  await returnsToStart(page, merchant);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signInOf(page, t)).toBeFocused();
});

test('from one way in to another and in: Back skips both pages (RR1)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  await visitor.opens(START);
  await visitor.opens(ROUTES.register);
  await whenAlive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('register.toLogin') })
    .click();
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  await member.fill('lan', PASSWORD);
  await member.submit();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await returnsToStart(page, merchant);
});

test('a registration over a page ends on the home page, and Back leads to the page where it began (RR4, A2)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.activity);
  await whenAlive(page);
  await signInOf(page, t).click();
  await overlayOf(page)
    .getByRole('link', { name: t('register.toRegister') })
    .click();
  await expect(overlayOf(page).getByRole('heading', { name: t('register.title') })).toBeVisible();
  const newcomer = newcomerAt({ page, merchant, t, hand: touch });
  await newcomer.writesName('newcomer8');
  await newcomer.writesPassword('Newcomer-2026');
  await newcomer.button('register.submit').tap();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await newcomer.isGreeted(/newcomer8/);
  await page.goBack();
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));
});
