import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenChatIdentifies } from '../service/customer-service';
import { refusalOf } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const NEW_PASSWORD = 'N3w-and-0wn!';
const LOGIN_TO_GAMES = toHref(ROUTES.login, { go: ROUTES.game });
const CHANGE_TO_GAMES = toHref(ROUTES.changePassword, { go: ROUTES.game });

async function changePassword(
  page: Page,
  t: Translate,
  words: { old: string; fresh: string; repeat?: string },
) {
  // A change seals the session anew: a call that is under way with the old seal is refused, and made again.
  await whenChatIdentifies(page, 'member');
  await whenPageSettled(page);
  const field = (name: string) => page.getByLabel(t(`password.${name}`), { exact: true });
  await field('oldPassword').fill(words.old);
  await field('newPassword').fill(words.fresh);
  await field('repeat').fill(words.repeat ?? words.fresh);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('password.submit') })
    .click();
}

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('an expired password is changed before the player continues (A6, R6)', async ({
    page,
    member,
    merchant,
    t,
  }) => {
    await merchant.switches({ PWDEXPFORCECHANGE3: true });
    await member.signIn('expired1', { at: LOGIN_TO_GAMES });
    await expect(page).toHaveURL(merchant.url(CHANGE_TO_GAMES));
    await expect(page.getByText(t('password.expired'))).toBeVisible();
    await changePassword(page, t, { old: 'Passw0rd!', fresh: NEW_PASSWORD });
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
  });
});

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('the merchant’s default password must be changed whatever the switch says (A6, ruling 19)', async ({
    page,
    member,
    merchant,
  }) => {
    await merchant.switches({ PWDEXPFORCECHANGE3: false });
    await member.signIn('reset1', { password: merchant.defaultMobilePassword, at: LOGIN_TO_GAMES });
    await expect(page).toHaveURL(merchant.url(CHANGE_TO_GAMES));
  });
});

test('a change names its faults at the field and sends nothing; a wrong current password is refused in the server’s words (R6, X8)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await member.isAt(ROUTES.changePassword);
  await changePassword(page, t, { old: 'Passw0rd!', fresh: 'abc' });
  await expect(page.getByText(t('password.tooShort', { count: 6 }))).toBeVisible();
  await changePassword(page, t, { old: 'Passw0rd!', fresh: 'Passw0rd!' });
  await expect(page.getByText(t('password.sameAsOld'))).toBeVisible();
  await changePassword(page, t, { old: 'Passw0rd!', fresh: NEW_PASSWORD, repeat: 'other' });
  await expect(page.getByText(t('password.noMatch'))).toBeVisible();
  await expect(page.getByLabel(t('password.repeat'), { exact: true })).toBeFocused();
  expect(await merchant.callsTo('/wps/member/password')).toEqual([]);
  await changePassword(page, t, { old: 'not mine', fresh: NEW_PASSWORD });
  await expect(refusalOf(page)).toBeVisible();
  await expect(page).toHaveURL(merchant.url(ROUTES.changePassword));
});

test('the first login of an account sets the first-login flag; a later one, of a remembered player, does not, and says and shows nothing of it (A7, A14)', async ({
  page,
  member,
  merchant,
  visitor,
  t,
}) => {
  const flagOf = () => page.evaluate(() => sessionStorage.getItem('firstLogin'));
  await member.comesIn('first1');
  expect(await flagOf()).toMatch(/^[12]$/);
  await member.staysAway();
  await visitor.opens(ROUTES.member);
  await expect(page).toHaveURL(merchant.url(ROUTES.member));
  await whenPageSettled(page);
  expect(await merchant.callsTo('/wps/session/login')).toHaveLength(2);
  expect(await flagOf()).toBeNull();
  await expect(page.getByText(/Welcome, /)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('welcome.steps') })).toHaveCount(0);
});
