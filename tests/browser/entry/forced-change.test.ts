import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { type TapLimit, tapUntilSent } from '../support/entry/tap-until-sent';
import { PASSWORD, refusalOf } from '../support/people';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const NEW_PASSWORD = 'N3w-and-0wn!';
const LOGIN_TO_NEWS = toHref(ROUTES.login, { go: ROUTES.news });
const CHANGE_TO_NEWS = toHref(ROUTES.changePassword, { go: ROUTES.news });

type Words = { readonly old: string; readonly repeat?: string };

async function changePassword(page: Page, t: Translate, { old, repeat }: Words, limit?: TapLimit) {
  const field = (name: string) => page.getByLabel(t(`password.${name}`), { exact: true });
  await field('oldPassword').fill(old, limit);
  await field('newPassword').fill(NEW_PASSWORD, limit);
  await field('repeat').fill(repeat ?? NEW_PASSWORD, limit);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('password.submit') })
    .click(limit);
}

test.use({ brand: 'noor' });

// The merchant's default password: tests/unit/server/api-proxy/open-session.test.ts. What a new password may be: tests/unit/shared/auth/password-rules.test.ts.
test('where there is no auto-login no box is offered and nothing remembered; an expired password is changed before the player continues, which gives the reason after a reload too, names its faults at the field and sends nothing, and a wrong current password is refused in the server’s words; without an answer the new password may already work (MOBILEAUTOLOGIN3, A6, R6, X8)', async ({
  page,
  member,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  await merchant.switches({ PWDEXPFORCECHANGE3: true });
  await visitor.opens(LOGIN_TO_NEWS);
  await member.fill('expired1', PASSWORD);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await member.submit();
  await expect(page).toHaveURL(merchant.url(CHANGE_TO_NEWS));
  await expect(page.getByText(t('password.expired'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('password.expired'))).toBeVisible();
  const stored = () =>
    page.evaluate(() => ['remPass', 'sass', 'autoLogin'].map((key) => localStorage.getItem(key)));
  expect(await stored()).toEqual([null, null, null]);
  // A change seals the session again: a pending call with the old seal is rejected and repeated.
  await member.settles();
  await changePassword(page, t, { old: PASSWORD, repeat: 'other' });
  await expect(page.getByText(t('password.noMatch'))).toBeVisible();
  await expect(page.getByLabel(t('password.repeat'), { exact: true })).toBeFocused();
  expect(await merchant.callsTo('/wps/member/password')).toEqual([]);
  await changePassword(page, t, { old: 'not mine' });
  await expect(refusalOf(page).filter({ hasNotText: t('password.expired') })).toBeVisible();
  await expect(page).toHaveURL(merchant.url(CHANGE_TO_NEWS));
  await member.settles();
  await merchant.has({ kind: 'status502', path: '/wps/member/password', times: 1 });
  complaints.expect(/status of 502/);
  await tapUntilSent(page, '/wps/member/password', () => changePassword(page, t, { old: PASSWORD }));
  await expect(page.getByText(t('errors.password_unknown'))).toBeVisible();
  // For half a second after an answer the form takes no tap (A5).
  await tapUntilSent(page, '/wps/member/password', (limit) =>
    changePassword(page, t, { old: PASSWORD }, limit),
  );
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
});
