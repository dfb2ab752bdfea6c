import { ROUTES } from '@/lib/shared/routes';
import { whenChatIdentifies } from '../service/customer-service';
import { expect, test } from '../support/test';

test.use({ brand: 'noor' });

test('a session that ended at the provider shows one message, however many calls fail, and its cookie is deleted; the log-in leads back, and the next loss shows one again, which Back closes; the other tab is a visitor’s too, and shows no second message (X6, RR1, ruling 26)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/status of 401/);
  // A remembered player would be signed in again (A14); here the login is the player's.
  await merchant.switches({ MOBILEAUTOLOGIN3: false });
  const notice = page.getByRole('alertdialog');
  const losesSession = async () => {
    await merchant.endsSessionOf('lan');
    await visitor.opens(ROUTES.member);
    await expect(notice).toHaveCount(1);
    await expect(notice.getByText(t('errors.sessionLost'))).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).filter(({ httpOnly }) => httpOnly).length)
      .toBe(0);
  };
  await member.isAt(ROUTES.news);
  await member.settles();
  await losesSession();
  await notice.getByRole('button', { name: t('notice.login') }).click();
  await expect(page).toHaveURL(new RegExp(ROUTES.login));
  await expect(page.getByRole('main').getByRole('button', { name: t('auth.submit') })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await test.step('the next loss, with another tab', async () => {
    await member.signIn();
    // The log-in after a loss leads back to the page that asked.
    await expect(page).toHaveURL(merchant.url(ROUTES.member));
    await member.settles();
    const second = await context.newPage();
    await second.goto(merchant.url(ROUTES.news));
    await expect(second.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
    await whenChatIdentifies(second, 'member');
    await losesSession();
    await expect(second.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeVisible();
    await expect(second.getByRole('alertdialog')).toHaveCount(0);
    await page.goBack();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(merchant.url(ROUTES.member));
  });
  expect((await merchant.callsTo('/wps/member/info')).length).toBeGreaterThan(0);
  await visitor.opens(ROUTES.member);
  await expect(page).toHaveURL(new RegExp(ROUTES.login));
});
