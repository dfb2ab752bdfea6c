import { ROUTES, toHref } from '@/lib/shared/routes';
import {
  closeCaptcha,
  countVendorNodes,
  dragCaptcha,
  missCaptcha,
  solveCaptcha,
  submitForCaptcha,
} from '../support/captcha';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { PASSWORD, refusalOf } from '../support/people';
import { expect, test } from '../support/test';
import { loginsOf, showsCaptcha } from './setting';

/** A check that returns an old proof, as a replay attack would. */
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
  const { initGeetest4: real } = window as { initGeetest4?: unknown };
  const init = (_config: object, made: (it: object) => void) => {
    Object.assign(window, { initGeetest4: real });
    made(instance);
  };
  Object.assign(window, { initGeetest4: init });
}

test('closing the puzzle shows the request to verify, and keeps the input; a wrong place brings another picture, the mouse solves it too, and nothing of the vendor stays; a proof that was used before is refused in the provider’s words, and after a refused login the next one starts from a fresh challenge (A5, A17, A18)', async ({
  page,
  member,
  merchant,
  site,
  t,
}) => {
  await showsCaptcha(site, merchant);
  const at = toHref(ROUTES.login, { go: ROUTES.news });
  await member.signIn('lan', { password: 'not the password', at });
  await closeCaptcha(page);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(t('errors.verify_first'));
  await expect.poll(() => countVendorNodes(page)).toBe(0);
  expect(await loginsOf(site, merchant)).toEqual([]);
  await notice.getByRole('button').first().click();
  await expect(page.getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');
  await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveValue('not the password');

  await submitForCaptcha(page, member.submit);
  await missCaptcha(page);
  await dragCaptcha(page);
  await expect(refusalOf(page)).toBeVisible();
  await expect.poll(() => countVendorNodes(page)).toBe(0);
  const [used] = await loginsOf(site, merchant);
  await page.evaluate(replayProof, used?.geetestValidateV4);
  await tapUntilSent(page, '/wps/session/login', member.submit);
  await expect(refusalOf(page)).toHaveText('Please solve the puzzle again.');
  await expect(page).toHaveURL(merchant.url(at));

  await member.fill('lan', PASSWORD);
  await submitForCaptcha(page, member.submit);
  await solveCaptcha(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  const lots = (await loginsOf(site, merchant)).map(
    ({ geetestValidateV4 }) => (geetestValidateV4 as Record<string, string>).lot_number,
  );
  expect(lots[1]).toBe(lots[0]);
  expect(new Set(lots).size).toBe(2);
  expect(lots).toHaveLength(3);
});
