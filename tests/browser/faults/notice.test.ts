import type { Page } from 'playwright/test';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { refusalOf } from '../support/people';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const LOGIN_CALL = '/wps/session/login';
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

// The button of a notice that leads to the login: tests/unit/components/notice/overlay-provider.test.tsx.
const noticeOf = (page: Page, t: Translate) =>
  page.getByRole('alertdialog', { name: t('notice.titleEnter') });

test('a notice carries the support code of its failure, which one tap copies; the page behind takes no focus, and Escape and Back leave what was typed; a code without words becomes the unknown-error text; texts of the provider keep their line breaks; with markup they are not shown (B12, S14, X8, SEC-36, SEC-70, ruling 64)', {
  tag: '@quick',
}, async ({ page, context, member, merchant, t }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await merchant.has({ kind: 'error', path: LOGIN_CALL, errorCode: 'never.heard.of', message: '' });
  const answered = page.waitForResponse(`**${LOGIN_CALL}`);
  await member.signIn();
  const trace = (await answered).headers()['x-app-trace-id'] ?? '';
  const notice = noticeOf(page, t);
  await expect(notice.getByText(t('errors.unknown'))).toBeVisible();
  for (let nth = 0; nth < 5; nth += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement: focused, body } = document;
      return focused !== body && focused?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  const button = notice.getByRole('button', { name: CODE });
  const [code = ''] = CODE.exec((await button.textContent()) ?? '') ?? [];
  expect(
    trace
      .replaceAll(/[^0-9a-z]/gi, '')
      .toUpperCase()
      .endsWith(code.replace('-', '')),
  ).toBe(true);
  await button.click();
  await expect(notice.getByText(t('notice.codeCopied'))).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');

  await merchant.mends();
  const message = 'First line, 1 < 2 & more\nSecond line';
  await merchant.has({ kind: 'error', path: LOGIN_CALL, errorCode: 'odd.words', message });
  await tapUntilSent(page, LOGIN_CALL, member.submit);
  await expect(refusalOf(page)).toContainText('First line, 1 < 2 & more');
  await expect(refusalOf(page).locator('br')).toHaveCount(1);
  await expect(notice).toHaveCount(0);
  await merchant.mends();
  const markup = '<img src=x onerror="document.title=1">';
  await merchant.has({ kind: 'error', path: LOGIN_CALL, errorCode: 'odd.words', message: markup });
  await tapUntilSent(page, LOGIN_CALL, member.submit);
  await expect(notice.getByText(t('errors.unknown'))).toBeVisible();
  await expect(notice.locator('img')).toHaveCount(0);
  await page.goBack();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');
});
