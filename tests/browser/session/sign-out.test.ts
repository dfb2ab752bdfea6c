import { ROUTES, toHref } from '@/lib/shared/routes';
import { goesBack } from '../support/goes-back';
import { expect, test } from '../support/test';

const LOGOUT = '/wps/session/logout';

test('a new tab, even if its first question fails, a restart of the browser and a start from the home screen still know the member; a tab that is revived with the storage of a former one shows the one who is signed in (B2, E1)', async ({
  page,
  browser,
  context,
  member,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/ERR_FAILED/);
  await member.comesIn();
  const chip = { name: `${t('auth.account')}: lan` };
  await context.route(`**${ROUTES.session}`, (route) => route.abort(), { times: 1 });
  const second = await context.newPage();
  await second.goto(merchant.url(ROUTES.member));
  await expect(second.getByRole('link', chip)).toBeVisible();
  await expect(second.getByRole('main').getByText('First Example Bank')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('link', chip)).toBeVisible();
  // A restart leaves the cookies that have an end of their own.
  const { cookies, origins } = await context.storageState();
  const lasting = cookies.filter(({ expires }) => expires > 0);
  const restarted = await browser.newContext({ storageState: { cookies: lasting, origins } });
  const app = await restarted.newPage();
  await app.goto(merchant.url(toHref(ROUTES.home, { homescreen: '1' })));
  await expect(app.getByRole('link', chip)).toBeVisible();
  await restarted.close();
  await page.goto('about:blank');
  await member.hasSession('minh');
  await page.goto(merchant.url(ROUTES.home));
  await expect(page.getByRole('link', { name: `${t('auth.account')}: minh` })).toBeVisible();
});

// A login in one tab is seen in the others: double-submit.test.ts.
test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('without an answer the player reads that they are still signed in; signing out in one tab makes a visitor of every tab, and the way back leads to the login, not to the member’s page (B2, A16)', async ({
    page,
    context,
    member,
    visitor,
    merchant,
    complaints,
    t,
  }) => {
    complaints.expect(/ERR_FAILED/);
    await member.hasSession();
    const [home, own] = [await context.newPage(), await context.newPage()];
    await home.goto(merchant.url(ROUTES.home));
    await own.goto(merchant.url(ROUTES.member));
    await expect(own.getByRole('main').getByText('First Example Bank')).toBeVisible();

    await visitor.opens(ROUTES.member);
    await context.route(`**${LOGOUT}`, (route) => route.abort());
    await member.signOut();
    const notice = page.getByRole('alertdialog');
    await expect(notice.getByText(t('errors.network_error'))).toBeVisible();
    await expect(page).toHaveURL(merchant.url(ROUTES.settings));
    await expect(page.getByRole('link', { name: t('member.changePassword') })).toBeVisible();
    await notice.getByRole('button').first().click();
    await expect(notice).toHaveCount(0);
    await context.unroute(`**${LOGOUT}`);
    await member.signOut();

    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await expect(own).toHaveURL(new RegExp(ROUTES.login));
    for (const tab of [page, home, own]) {
      await expect(tab.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeVisible();
      await expect(tab.getByText('First Example Bank')).toHaveCount(0);
      const info = () => tab.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
      await expect.poll(info).toMatchObject({ token: '', userName: '', id: '' });
    }
    expect(await merchant.callsTo(LOGOUT)).toHaveLength(1);
    await goesBack(page);
    await expect(page).toHaveURL(new RegExp(ROUTES.login));
    await expect(page.getByText('First Example Bank')).toHaveCount(0);
  });
});
