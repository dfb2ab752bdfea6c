import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { holdCalls } from '../support/entry/hold-calls';
import { newcomerAt } from '../support/entry/newcomer';
import { goesBack } from '../support/goes-back';
import { touch } from '../support/input/touch';
import { type memberAt, overlayOf, PASSWORD, type Place, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

const START = toHref(ROUTES.news, {});
const LIVE = '/m/live';
const LOGIN_CALL = '/wps/session/login';

/** Opens the promotions by the tab bar. */
async function opensPromotions({ page, merchant, t }: Place): Promise<void> {
  await page
    .getByRole('navigation', { name: t('tab.name') })
    .getByRole('link', { name: t('tab.promotions') })
    .click();
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));
}

/** Sends the form's log-in, and does not wait for its answer. */
async function sendsLogIn(page: Page, member: ReturnType<typeof memberAt>): Promise<void> {
  await member.fill('lan', PASSWORD);
  const sent = page.waitForRequest(`**${LOGIN_CALL}`);
  await member.submit();
  await sent;
}

test('Back from a second factor over a page leaves the log-in that waits for it, and the focus is where the log-in began; after a log-in, also by way of an unknown name and the registration, the player is on that page, and Back leads to the page before it (S11, X3, RR1)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  await visitor.opens(START);
  await visitor.opens(LIVE);
  await whenAlive(page);
  await signInOf(page, t).press('Enter');
  await expect(overlayOf(page)).toBeVisible();
  await member.fill('twofa', PASSWORD);
  await member.submit();
  await expect(page.getByRole('dialog', { name: t('auth.twoFactorTitle') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(merchant.url(LIVE));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signInOf(page, t)).toBeFocused();
  await signInOf(page, t).click();
  await expect(overlayOf(page)).toBeVisible();
  await member.fill('lann', PASSWORD);
  await merchant.has({ kind: 'error', path: LOGIN_CALL, times: 1, errorCode: 'not.exists.user' });
  await member.submit();
  await page
    .getByRole('dialog', { name: t('auth.unknownTitle') })
    .getByRole('link', { name: t('social.createNew') })
    .click();
  await overlayOf(page)
    .getByRole('link', { name: t('register.toLogin') })
    .click();
  await expect(overlayOf(page).getByRole('heading', { name: t('auth.title') })).toBeVisible();
  await member.fill('lan', PASSWORD);
  await member.submit();
  await expect(page).toHaveURL(merchant.url(LIVE));
  await expect(overlayOf(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-session', '1');
  await goesBack(page);
  await expect(page).toHaveURL(merchant.url(START));
});

test('a log-in whose answer comes after the player has closed it, even by two taps, and has gone on signs them in on the page where they are (A5, RR1)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  const release = await holdCalls(page, LOGIN_CALL);
  await visitor.opens(START);
  await visitor.opens(LIVE);
  await whenAlive(page);
  await signInOf(page, t).click();
  await expect(overlayOf(page)).toBeVisible();
  await sendsLogIn(page, member);
  await overlayOf(page)
    .getByRole('button', { name: t('notice.close') })
    .evaluate((button: HTMLButtonElement) => [button, button].map((one) => one.click()));
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(merchant.url(LIVE));
  await opensPromotions({ page, merchant, t });
  const loaded = page.waitForEvent('load');
  release();
  await loaded;
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));
  await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
});

test('a log-in on its own page whose answer comes after the player has gone on signs them in on the page where they are (A5, RR1)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  const release = await holdCalls(page, LOGIN_CALL);
  await visitor.opens(ROUTES.login);
  await whenAlive(page);
  await sendsLogIn(page, member);
  await opensPromotions({ page, merchant, t });
  release();
  await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));
});

// Where a registration over a page leads without such a wish: tests/unit/client/auth/leave-as-member.test.ts. From one page that leads in to another: recovery.test.ts.
test('a newcomer who looks around and registers over a page lands where they were going, and Back leads to the page where it began; there the login page offers to continue, with carried parameters and no others (RR1, RR4, RR12, A2, R4)', async ({
  page,
  merchant,
  t,
}) => {
  const newcomer = newcomerAt({ page, merchant, t, hand: touch });
  await newcomer.opens(toHref(ROUTES.login, { go: ROUTES.news }));
  await opensPromotions({ page, merchant, t });
  await whenAlive(page);
  await signInOf(page, t).click();
  await overlayOf(page)
    .getByRole('link', { name: t('register.toRegister') })
    .click();
  await expect(overlayOf(page).getByRole('heading', { name: t('register.title') })).toBeVisible();
  await newcomer.writesName('newcomer8');
  await newcomer.writesPassword('Newcomer-2026');
  await newcomer.button('register.submit').tap();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await newcomer.isGreeted(/newcomer8/);
  expect(await page.evaluate(() => sessionStorage.getItem('mc_go'))).toBeNull();
  await goesBack(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));

  await page.goto(merchant.url(toHref(ROUTES.login, { go: ROUTES.news, r: 'FRIEND7', other: '1' })));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    t('auth.signedInAs', { name: 'newcomer8' }),
  );
  await expect(main.getByText(t('auth.lead', { name: merchant.name }))).toBeHidden();
  await expect(main.locator('[data-for="visitor"]').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: t('register.toRegister') })).toBeHidden();
  await page.getByRole('button', { name: t('auth.carryOn') }).click();
  await expect(page).toHaveURL(merchant.url(toHref(ROUTES.news, { r: 'FRIEND7' })));
});
