import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

const SECRET = 'wallet-session-canary';
const ADDRESS = toHref(ROUTES.home, { sessionId: SECRET, env: 'prod', kw: 'a' });

test.describe('lotus, which has the wallet', () => {
  test.use({ brand: 'lotus' });

  test('the wallet’s session signs in, and appears in no page, address, history or storage (A22, ruling 38)', async ({
    page,
    merchant,
    t,
  }) => {
    const referrers: string[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
    await page.goto(merchant.url(ADDRESS));
    await expect(page.getByRole('link', { name: `${t('auth.account')}: mayawallet` })).toBeVisible();
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.home, { kw: 'a' })));
    const [first] = await merchant.callsTo('/wps/session/login/maya');
    expect(JSON.parse(first?.body ?? '{}')).toMatchObject({ sessionId: SECRET, env: 'prod' });
    expect(await merchant.callsTo('/wps/relay/WPS3RD_refreshMayaTokens')).toHaveLength(1);
    const seen = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        JSON.stringify(history.state),
        JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }]),
      ].join('\n'),
    );
    expect([seen, ...referrers].join('\n')).not.toContain(SECRET);
  });

  test('a member confirms before the wallet’s account replaces their own (SEC-56)', async ({
    page,
    member,
    merchant,
    t,
  }) => {
    await member.hasSession('minh');
    await page.goto(merchant.url(ADDRESS));
    const dialog = page.getByRole('dialog', { name: t('auth.switchTitle') });
    await dialog.getByRole('button', { name: t('auth.switchKeep') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: `${t('auth.account')}: minh` })).toBeVisible();
    expect(await merchant.callsTo('/wps/session/login/maya')).toEqual([]);
  });
});

test('a merchant without the wallet signs no one in by it (ruling 38)', async ({ page, merchant }) => {
  await page.goto(merchant.url(ADDRESS));
  await whenPageSettled(page);
  expect(await merchant.callsTo('/wps/session/login/maya')).toEqual([]);
});
