import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { solveCaptcha, submitForCaptcha } from '../support/captcha';
import { PASSWORD, refusalOf } from '../support/people';
import { expect, test } from '../support/test';
import { loginsOf, losesVendor, showsCaptcha } from './setting';

/** A library that inserts its theme directly or inside a box; the second element is not the vendor's. */
function writeStyles(): void {
  const box = document.createElement('div');
  box.innerHTML = '<style>.geetest_head { outline: 7px solid }</style>';
  document.body.append(box);
  for (const rule of ['.geetest_box { outline: 7px solid }', 'main { outline: 7px solid }']) {
    const style = document.createElement('style');
    document.head.append(style);
    style.append(rule);
  }
}

const outlineOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).outlineWidth);

const AT = toHref(ROUTES.login, { go: ROUTES.news });

const PROOF_V4 = {
  captcha_id: expect.stringMatching(/^[\da-f]{32}$/),
  lot_number: expect.any(String),
  pass_token: expect.any(String),
  gen_time: expect.any(String),
  captcha_output: expect.any(String),
};

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('the login shows the puzzle, which breaks no rule of axe; style elements that the vendor’s script writes apply, inside a box too, and so do its style attributes; others stay blocked; the solved one signs in, and the provider got its proof (A17, A18, A5, SEC-80, ruling 36)', async ({
    page,
    member,
    merchant,
    site,
    complaints,
  }) => {
    // axe reads the vendor's style sheet through an inline one, which the policy blocks.
    complaints.expect(/inline style|style-src-elem by inline|preload assets/);
    await page.route('**/gcaptcha4.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};(${writeStyles})()` });
    });
    await showsCaptcha(site, merchant);
    await member.signIn('lan', { at: AT });
    await expect.poll(() => outlineOf(page, '.geetest_box')).toBe('7px');
    await expect.poll(() => outlineOf(page, '.geetest_head')).toBe('7px');
    expect(await outlineOf(page, 'main')).not.toBe('7px');
    // The piece is placed by its attribute, as the vendor's bundles do it.
    const topOf = (piece: Element) => getComputedStyle(piece).top;
    expect(await page.locator('.geetest_slice').evaluate(topOf)).toMatch(/^[1-9]\d*px$/);
    expect(await violationsOf(page)).toEqual([]);
    expect(await loginsOf(site, merchant)).toEqual([]);
    await solveCaptcha(page);
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
    expect(await loginsOf(site, merchant)).toMatchObject([{ geetestValidateV4: PROOF_V4 }]);
  });

  test('version 3 sends challenge and seccode, and checks offline with the vendor out of the backend’s reach (A17, A18, K6)', async ({
    page,
    member,
    merchant,
    site,
  }) => {
    await showsCaptcha(site, merchant, 'v3');
    await member.signIn('lan', { password: 'not the password', at: AT });
    await solveCaptcha(page);
    await expect(refusalOf(page)).toBeVisible();
    const [body] = await loginsOf(site, merchant);
    expect(body?.geetestChallenge).toMatch(/^[\da-f]{32}$/);
    expect(body?.geetestSeccode).toMatch(/^[\da-f]{32}\|jordan$/);
    expect(body).not.toHaveProperty('geetestValidateV4');
    await losesVendor(site, merchant);
    await member.fill('lan', PASSWORD);
    await submitForCaptcha(page, member.submit);
    await solveCaptcha(page);
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
  });
});
