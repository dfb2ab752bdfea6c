import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { holdCalls } from '../support/entry/hold-calls';
import { type TapLimit, tapUntilSent } from '../support/entry/tap-until-sent';
import { entryOf, refusalOf } from '../support/people';
import { expect, test } from '../support/test';

const LOGIN_CALL = '/wps/session/login';
const SERVER_TEXT = 'Wrong user name or password. Check both and try again.';

/** Submits once more, and waits for the answer. */
async function submitAgain(page: Page, submit: (limit: TapLimit) => Promise<void>): Promise<void> {
  await (await tapUntilSent(page, LOGIN_CALL, submit)).response();
}

// An account that is locked: tests/unit/sandbox/session.test.ts; the words of any refusal: tests/unit/components/auth/login-form.test.tsx.
test('a double click and Enter send one login; refused in the server’s words, in the form alone, it drops the remembered one and switches auto-login off; the code of a lost session on the login itself shows its words there, and what was typed stays; a name without an account opens the choice between another name and a new account, which Back closes (A5, X3, X6, X8, X10, S14)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  const release = await holdCalls(page, LOGIN_CALL);
  const notice = page.getByRole('alertdialog', { name: t('notice.titleEnter') });
  const [name, password] = ['username', 'password'].map((key) =>
    page.getByLabel(t(`auth.${key}`), { exact: true }),
  ) as [ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>];
  const send = entryOf(page).getByRole('button', { name: t('auth.submit') });
  await visitor.opens(ROUTES.login);
  await page.evaluate(() => {
    localStorage.setItem('remPass', '{"type":"username"}');
    localStorage.setItem('autoLogin', '1');
  });
  await member.fill('lan', 'wrong');
  await send.dblclick();
  await password.press('Enter');
  release();
  await expect(refusalOf(page)).toHaveText(SERVER_TEXT);
  await expect(notice).toHaveCount(0);
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(1);
  const stored = await page.evaluate(() => ['remPass', 'autoLogin'].map((key) => localStorage.getItem(key)));
  expect(stored).toEqual([null, '0']);

  const message = 'Logins are closed for a moment.';
  const error = { kind: 'error', path: LOGIN_CALL, times: 1 } as const;
  await merchant.has({ ...error, errorCode: 'login.not.session', message });
  await submitAgain(page, member.submit);
  await expect(refusalOf(page)).toHaveText(message);
  await expect(send).toBeFocused();
  await expect(page).toHaveURL(merchant.url(ROUTES.login));

  await merchant.has({
    ...error,
    times: 3,
    errorCode: 'not.exists.user',
    message: 'No player has this name. (U404)',
  });
  await submitAgain(page, member.submit);
  const choice = page.getByRole('dialog', { name: t('auth.unknownTitle') });
  await expect(choice.getByText('No player has this name.', { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await expect(choice).toHaveCount(0);
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  await submitAgain(page, member.submit);
  await choice.getByRole('button', { name: t('social.useExisting') }).click();
  await expect(choice).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('lan');
  await expect(password).toHaveValue('wrong');
  await submitAgain(page, member.submit);
  await choice.getByRole('link', { name: t('social.createNew') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.register));
});
