import { ROUTES, toHref } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import { expect, test } from '../support/test';

/** The token of the player who signed in last, as a native app or a partner would hand it over. */
async function tokenOf(merchant: Merchant): Promise<string> {
  const token = (await merchant.callsTo('/wps/member/info')).at(-1)?.headers.authorization;
  expect(token).toMatch(/.{16}/);
  return token ?? '';
}

const countAfterLogin = async (merchant: Merchant): Promise<number> =>
  (await merchant.callsTo('/wps/relay/PROMOFE_getPromoCodeEnable')).length;

// tests/wire/main/query-token.ts: its other name.
test('a token in the address signs in, with the calls after a login, and is in no address, page, storage or log afterwards; a member confirms before its account replaces their own (RR2, A15, ruling 4, SEC-55, SEC-56)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
  traffic,
}) => {
  await member.isAt(ROUTES.member);
  await member.settles();
  const token = await tokenOf(merchant);
  await visitor.losesCookies();
  const before = await countAfterLogin(merchant);
  await visitor.opens(toHref(ROUTES.news, { token, kw: 'a' }));
  await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
  await expect(page).toHaveURL(merchant.url(toHref(ROUTES.news, { kw: 'a' })));
  expect(traffic.carried.get(token)).toBe('token');
  await expect.poll(() => countAfterLogin(merchant)).toBe(before + 1);
  await visitor.losesCookies();
  await member.hasSession('minh');
  await visitor.opens(toHref(ROUTES.news, { token }));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.switchKeep') })
    .click();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await expect(page.getByRole('link', { name: `${t('auth.account')}: minh` })).toBeVisible();
});
