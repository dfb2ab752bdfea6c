import { ROUTES } from '@/lib/shared/routes';
import {
  closeCaptcha,
  countVendorNodes,
  dragCaptcha,
  missCaptcha,
  puzzleOf,
  solveCaptcha,
  submitForCaptcha,
} from '../support/captcha';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { refusalOf } from '../support/people';
import { expect, test } from '../support/test';
import { loginsOf, showsCaptcha } from './setting';

test('closing the puzzle shows the request to verify, and keeps the input; after a refused login the next one starts from a fresh challenge, and a proof is never sent twice (A5, A17, A18)', async ({
  page,
  member,
  merchant,
  site,
  t,
}) => {
  await showsCaptcha(site, merchant);
  await member.signIn('lan', { password: 'not the password' });
  await closeCaptcha(page);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(t('errors.verify_first'));
  await expect.poll(() => countVendorNodes(page)).toBe(0);
  expect(await loginsOf(site, merchant)).toEqual([]);
  await notice.getByRole('button').first().click();
  await expect(page.getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');
  await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveValue('not the password');
  await submitForCaptcha(page, member.submit);
  await solveCaptcha(page);
  await expect(refusalOf(page)).toBeVisible();
  await member.fill('lan', 'Passw0rd!');
  await submitForCaptcha(page, member.submit);
  await solveCaptcha(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  const lots = (await loginsOf(site, merchant)).map(
    ({ geetestValidateV4 }) => (geetestValidateV4 as Record<string, string>).lot_number,
  );
  expect(new Set(lots).size).toBe(2);
  await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
});

/** A check that hands out a proof of yesterday: what a replaying script would do. */
function replayProof(proof: unknown): void {
  const instance = {
    onReady: (listener: () => void) => setTimeout(listener, 0),
    onSuccess: (listener: () => void) => setTimeout(listener, 50),
    onError: () => undefined,
    onClose: () => undefined,
    showCaptcha: () => undefined,
    destroy: () => undefined,
    getValidate: () => proof,
  };
  Object.assign(window, { initGeetest4: (_config: object, made: (it: object) => void) => made(instance) });
}

test('a wrong place brings another picture, the mouse solves it too, and nothing of the vendor stays; a proof that was used before is refused in the provider’s words (A18)', async ({
  page,
  member,
  merchant,
  site,
}) => {
  await showsCaptcha(site, merchant);
  await member.signIn('lan', { password: 'not the password' });
  await missCaptcha(page);
  await dragCaptcha(page);
  await expect(refusalOf(page)).toBeVisible();
  await expect.poll(() => countVendorNodes(page)).toBe(0);
  const [used] = await loginsOf(site, merchant);
  await page.evaluate(replayProof, used?.geetestValidateV4);
  await tapUntilSent(page, '/wps/session/login', member.submit);
  await expect(refusalOf(page)).toHaveText('Please solve the puzzle again.');
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  expect(await loginsOf(site, merchant)).toHaveLength(2);
});

test('going back while the puzzle is shown takes it away (A18)', async ({
  page,
  visitor,
  member,
  merchant,
  site,
}) => {
  await showsCaptcha(site, merchant);
  await visitor.opens(ROUTES.news);
  await page.getByRole('banner').getByRole('link', { name: /./ }).last().click();
  await expect(page).toHaveURL((url) => url.pathname === ROUTES.login);
  await member.fill('lan', 'Passw0rd!');
  await member.submit();
  await expect(puzzleOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await expect(puzzleOf(page)).toBeHidden();
  await expect.poll(() => countVendorNodes(page)).toBe(0);
});
