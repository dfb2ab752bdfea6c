import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { type TapLimit, tapUntilSent } from '../support/entry/tap-until-sent';
import { refusalOf } from '../support/people';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const LOGIN_CALL = '/wps/session/login';
const SERVER_TEXT = 'Wrong user name or password. Check both and try again.';

const noticeOf = (page: Page, t: Translate) => page.getByRole('alertdialog', { name: t('notice.title') });

/** Submits once more, and waits for the answer. */
async function submitAgain(page: Page, submit: (limit: TapLimit) => Promise<void>): Promise<void> {
  await (await tapUntilSent(page, LOGIN_CALL, submit)).response();
}

test('the code of a lost session on the login itself shows its words in the form, which keeps what was typed; a wrong password shows the server’s words there alone, and the right one succeeds (X6, X8, S14, A5)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  const message = 'Logins are closed for a moment.';
  await merchant.has({ kind: 'error', path: LOGIN_CALL, errorCode: 'login.not.session', message });
  await member.signIn('lan', { password: 'wrong' });
  await expect(refusalOf(page)).toHaveText(message);
  await expect(page.getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');
  await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveValue('wrong');
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  await merchant.mends();
  const before = (await merchant.callsTo(LOGIN_CALL)).length;
  await submitAgain(page, member.submit);
  await expect(refusalOf(page)).toHaveText(SERVER_TEXT);
  await expect(noticeOf(page, t)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: t('auth.submit') })).toBeFocused();
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  await member.fill('lan', 'Passw0rd!');
  await submitAgain(page, member.submit);
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(before + 2);
});

test('a double click and Enter send one login; refused, it drops the remembered one and switches auto-login off (A5, X3)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${LOGIN_CALL}`, async (route) => {
    await released;
    await route.continue();
  });
  await visitor.opens(ROUTES.login);
  await page.evaluate(() => {
    localStorage.setItem('remPass', '{"type":"username"}');
    localStorage.setItem('autoLogin', '1');
  });
  await member.fill('no-such-player', 'wrong');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.submit') })
    .dblclick();
  await page.getByLabel(t('auth.password'), { exact: true }).press('Enter');
  release();
  await expect(refusalOf(page)).toBeVisible();
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(1);
  const stored = await page.evaluate(() => ['remPass', 'autoLogin'].map((key) => localStorage.getItem(key)));
  expect(stored).toEqual([null, '0']);
});

test('a name without an account opens the choice between another name and a new account (X3, X10)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  const message = 'No player has this name. (U404)';
  await merchant.has({ kind: 'error', path: LOGIN_CALL, errorCode: 'not.exists.user', message });
  await member.signIn('lann', { password: 'Passw0rd!' });
  const choice = page.getByRole('dialog', { name: t('auth.unknownTitle') });
  await expect(choice.getByText('No player has this name.', { exact: true })).toBeVisible();
  await expect(noticeOf(page, t)).toHaveCount(0);
  await choice.getByRole('button', { name: t('social.useExisting') }).click();
  await expect(choice).toHaveCount(0);
  const name = page.getByLabel(t('auth.username'), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('lann');
  await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveValue('Passw0rd!');
  await submitAgain(page, member.submit);
  await expect(choice).toBeVisible();
  await choice.getByRole('link', { name: t('social.createNew') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.register));
});

test('after five wrong tries the account is locked, and a message says so (X8)', async ({
  page,
  visitor,
  member,
  merchant,
}) => {
  const tries = 6;
  const messages = new Set<string>();
  await visitor.opens(ROUTES.login);
  await member.fill('locked1', 'wrong');
  for (let nth = 0; nth < tries; nth += 1) {
    await submitAgain(page, member.submit);
    messages.add((await refusalOf(page).textContent()) ?? '');
  }
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(tries);
  expect(messages.size).toBe(2);
  expect(messages).toContain(SERVER_TEXT);
});
