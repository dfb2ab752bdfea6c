import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

const EXCHANGE = '/wps/relay/WPS3RD_verifyLineCode';

// Cancelled, stateless and foreign returns: tests/unit/client/social/finish-return.test.ts, tests/unit/shared/social/line-flow.test.ts.
test('a return with a wrong state is ignored: no call, no session, nothing stored (ruling 30, SEC-66); a code that was used before shows a message, and nothing stays (X4); a code that was given to someone else’s sign-in, with its own nonce and challenge, is refused (SEC-66)', async ({
  page,
  context,
  merchant,
  t,
}) => {
  const social = socialAt({ page, merchant, t });
  const notice = page.getByRole('alertdialog', { name: t('notice.title') });
  await social.comesByLine('Lan, with a wrong state');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeVisible();
  await social.isOut();
  expect(await merchant.callsTo(EXCHANGE)).toEqual([]);
  await test.step('with a code that was used before', async () => {
    await social.comesByLine('Lan, with a code that was used before');
    await expect(notice.getByText('LINE did not confirm this log-in.')).toBeVisible();
    await social.leavesNothing();
  });
  await test.step('with a code of someone else’s sign-in', async () => {
    const before = (await merchant.callsTo(EXCHANGE)).length;
    const attacker = await context.newPage();
    const returns: string[] = [];
    attacker.on('request', (request) => {
      if (request.url().includes('/m/home?code=')) returns.push(request.url());
    });
    // The visitor stops before the return, so that the code is still good.
    await attacker.route(/\/m\/home\?code=/, (route) => route.abort());
    await socialAt({ page: attacker, merchant, t }).comesByLine('Lan bound');
    await expect.poll(() => returns.length).toBe(1);
    await attacker.close();
    await page.goto(merchant.url(ROUTES.login));
    await page.getByRole('link', { name: t('social.withLine') }).click();
    await expect(page).toHaveURL(/oauth2/);
    const victim = new URL(page.url()).searchParams;
    const back = new URL(returns[0] ?? '');
    expect(back.searchParams.get('state')).not.toBe(victim.get('state'));
    back.searchParams.set('state', victim.get('state') ?? '');
    await page.goto(back.href);
    await expect(notice.getByText('LINE did not confirm this log-in.')).toBeVisible();
    expect(await merchant.callsTo(EXCHANGE)).toHaveLength(before + 1);
    await social.isOut();
    await social.leavesNothing();
  });
});

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('a player whose LINE is bound is signed in and reaches the destination; a return address that is opened again does nothing, and leaves the address clean; nothing of it stays (A12, RR5, RR9, SEC-66)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const returns: string[] = [];
    page.on('request', (request) => {
      if (/\/m\/home\?code=/.test(request.url())) returns.push(request.url());
    });
    const social = socialAt({ page, merchant, t });
    await social.comesByLine('Lan bound', toHref(ROUTES.login, { go: ROUTES.news, kw: 'a' }));
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.news, { kw: 'a' })));
    await social.isIn('lan');
    await social.leavesNothing();
    const [call] = await merchant.callsTo(EXCHANGE);
    const body = JSON.parse(call?.body ?? '{}');
    expect(Object.keys(body).sort()).toEqual(['code', 'codeVerifier', 'redirectUri']);
    expect(body.redirectUri).toBe(merchant.url(ROUTES.home));
    expect(returns).toHaveLength(1);
    await visitor.losesCookies();
    await page.goto(returns[0] ?? '');
    await whenPageSettled(page);
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    expect(await merchant.callsTo(EXCHANGE)).toHaveLength(1);
    await social.isOut();
    await social.leavesNothing();
  });
});
