import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { puzzleOf, solveCaptcha, submitForCaptcha } from '../support/captcha';
import type { Merchant } from '../support/merchant';
import { PASSWORD } from '../support/people';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';
import { loginsOf, showsCaptcha, vendorFails } from './setting';

const AT = toHref(ROUTES.login, { go: ROUTES.news });
const LOADER = '/v4/gt4.js';
const LIBRARY = '/v4/static/v1.0.0/js/gcaptcha4.js';
const missing = (path: string, times: number) => ({ kind: 'error', httpStatus: 404, path, times });
const NOT_FOUND = /Failed to load resource.*404/;

async function staysWithInput(page: Page, merchant: Merchant, t: Translate): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(page).toHaveURL(merchant.url(AT));
  await expect(page.getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');
  await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveValue(PASSWORD);
}

// tests/unit/client/captcha/retry.test.ts holds every way in which the script can fail.
test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('the script missing twice shows what to do, and keeps the input; in a later try its library, missing once, is loaded again; an error of the vendor while the puzzle is shown breaks it off with a message, one before there is an instance is tried again, once, and the login continues (A18)', async ({
    page,
    member,
    merchant,
    site,
    t,
    complaints,
  }) => {
    complaints.expect(NOT_FOUND);
    await showsCaptcha(site, merchant);
    await vendorFails(site, missing(LOADER, 2));
    await member.signIn('lan', { at: AT });
    await expect(page.getByRole('alertdialog')).toContainText(t('errors.captcha_failed'));
    expect(await loginsOf(site, merchant)).toEqual([]);
    await staysWithInput(page, merchant, t);
    await vendorFails(site, missing(LIBRARY, 1));
    await vendorFails(site, { kind: 'error', errorCode: '60101', path: '/verify', times: 1 });
    await submitForCaptcha(page, member.submit);
    await solveCaptcha(page);
    await expect(page.getByRole('alertdialog')).toContainText(t('errors.captcha_broken'));
    await staysWithInput(page, merchant, t);
    await vendorFails(site, { kind: 'error', errorCode: '60500', path: '/load', times: 1 });
    await submitForCaptcha(page, member.submit);
    await solveCaptcha(page);
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
  });
});

test('a script slower than 5 s is given up for a fresh one (A18, Z2)', async ({
  page,
  member,
  merchant,
  site,
}) => {
  await showsCaptcha(site, merchant);
  await vendorFails(site, { kind: 'delay', delayMs: 20_000, path: LOADER, times: 1 });
  const startedAt = Date.now();
  await member.signIn('lan');
  await expect(puzzleOf(page)).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThan(4_900);
  await solveCaptcha(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
});
