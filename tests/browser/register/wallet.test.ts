import { ROUTES, toHref } from '@/lib/shared/routes';
import { confirmFactor } from '../entry/second-factor';
import { goesBack } from '../support/goes-back';
import { expect, test } from '../support/test';

const SECRET = 'wallet-session-canary';
const LOGIN_CALL = '/wps/session/login';
const LOGIN = `${LOGIN_CALL}/maya`;
const ADDRESS = toHref(ROUTES.home, { sessionId: SECRET, env: 'prod', kw: 'a' });

// A merchant without the wallet: tests/unit/server/pipeline/entry/with-maya.test.ts.
test.describe('lotus, which has the wallet', () => {
  test.use({ brand: 'lotus' });

  test('the wallet’s session signs in, and appears in no page, address, history or storage; a member confirms before its account replaces their own, and Back keeps their own; the session that was renewed is proved with a second factor (A9, A22, SEC-56, ruling 38)', async ({
    page,
    member,
    visitor,
    merchant,
    t,
  }) => {
    const countLogins = async () => (await merchant.callsTo(LOGIN)).length;
    const referrers: string[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
    await page.goto(merchant.url(ADDRESS));
    await expect(page.getByRole('link', { name: `${t('auth.account')}: mayawallet` })).toBeVisible();
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.home, { kw: 'a' })));
    const [first] = await merchant.callsTo(LOGIN);
    expect(JSON.parse(first?.body ?? '{}')).toMatchObject({ sessionId: SECRET, env: 'prod' });
    await expect.poll(() => merchant.callsTo('/wps/relay/WPS3RD_refreshMayaTokens')).toHaveLength(1);
    const seen = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        JSON.stringify(history.state),
        JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }]),
      ].join('\n'),
    );
    expect([seen, ...referrers].join('\n')).not.toContain(SECRET);

    const before = await countLogins();
    await member.changesTo('minh');
    await visitor.opens(ADDRESS);
    const dialog = page.getByRole('dialog', { name: t('auth.switchTitle') });
    await expect(dialog).toBeVisible();
    await goesBack(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.home, { kw: 'a' })));
    await visitor.opens(ADDRESS);
    await dialog.getByRole('button', { name: t('auth.switchKeep') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: `${t('auth.account')}: minh` })).toBeVisible();
    expect(await countLogins()).toBe(before);

    await merchant.changesMember('mayawallet', { twoFactor: { ga: true } });
    await visitor.losesCookies();
    await visitor.opens(ADDRESS);
    await confirmFactor(page, t);
    await expect(page.getByRole('link', { name: `${t('auth.account')}: mayawallet` })).toBeVisible();
    const [proof] = await merchant.callsTo(`${LOGIN_CALL}/verification`);
    expect(proof?.decryptedBody).toMatchObject({ type: 'maya', env: 'prod' });
  });
});
