import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('a player whose LINE is bound is signed in and reaches the destination; nothing of it stays (A12, RR9, RR5)', async ({
    page,
    merchant,
    t,
  }) => {
    const social = socialAt({ page, merchant, t });
    await social.comesByLine('Lan bound', toHref(ROUTES.login, { go: ROUTES.game, kw: 'a' }));
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.game, { kw: 'a' })));
    await social.isIn('lan');
    await social.leavesNothing();
    const [call] = await merchant.callsTo('/wps/relay/WPS3RD_verifyLineCode');
    const body = JSON.parse(call?.body ?? '{}');
    expect(Object.keys(body).sort()).toEqual(['code', 'codeVerifier', 'redirectUri']);
    expect(body.redirectUri).toBe(merchant.url(ROUTES.home));
  });
});
