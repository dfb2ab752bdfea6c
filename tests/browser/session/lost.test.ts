import { ROUTES } from '@/lib/shared/routes';
import { whenChatIdentifies } from '../service/customer-service';
import { expect, test } from '../support/test';

test.beforeEach(async ({ complaints, merchant }) => {
  complaints.expect(/status of 401/);
  // A remembered player would be signed in again (A14); here the login is the player's.
  await merchant.switches({ MOBILEAUTOLOGIN3: false });
});

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('a session that ended at the provider shows one message, however many calls fail, and its cookie is deleted; the log-in leads back, and the next loss shows one again (X6, RR1)', async ({
    page,
    context,
    member,
    visitor,
    merchant,
    t,
  }) => {
    const notice = page.getByRole('alertdialog');
    for (const nth of [1, 2]) {
      await member.signIn();
      // The log-in after a loss leads back to the page that asked.
      await expect(page).toHaveURL(merchant.url(nth === 1 ? ROUTES.home : ROUTES.member));
      await member.settles();
      await merchant.endsSessionOf('lan');
      await visitor.opens(ROUTES.member);
      await expect(notice, `loss ${nth}`).toHaveCount(1);
      await expect(notice.getByText(t('errors.sessionLost'))).toBeVisible();
      await expect
        .poll(async () => (await context.cookies()).filter(({ httpOnly }) => httpOnly).length)
        .toBe(0);
      await notice.getByRole('button', { name: t('notice.login') }).click();
      await expect(page).toHaveURL(new RegExp(ROUTES.login));
      await expect(page.getByRole('main').getByRole('button', { name: t('auth.submit') })).toBeVisible();
      await expect(notice).toHaveCount(0);
    }
    expect((await merchant.callsTo('/wps/member/info')).length).toBeGreaterThan(0);
    await visitor.opens(ROUTES.member);
    await expect(page).toHaveURL(new RegExp(ROUTES.login));
  });
});

test('the other tab is a visitor’s too, and shows no second message (X6, ruling 26)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  t,
}) => {
  await member.isAt(ROUTES.news);
  const second = await context.newPage();
  await second.goto(merchant.url(ROUTES.news));
  await expect(second.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
  await whenChatIdentifies(page, 'member');
  await whenChatIdentifies(second, 'member');
  await merchant.endsSessionOf('lan');
  await visitor.opens(ROUTES.member);
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await expect(second.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeVisible();
  await expect(second.getByRole('alertdialog')).toHaveCount(0);
});
