import { ROUTES, toHref } from '@/lib/shared/routes';
import { PASSWORD } from '../support/people';
import { expect, test } from '../support/test';

// Without script: service/without-script.test.ts.
test('an invited friend sees on the registration whose code counts, others see nothing of it (F1); a visitor logs in and is back at the referral page, with the referral code (R11, RR5, RR12); a member who is no agent reads how to become one, and may write (R11)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  const note = page.getByRole('complementary', { name: t('register.invitedTitle') });
  await visitor.opens(ROUTES.register);
  await expect(note).toHaveCount(0);
  await visitor.opens(`${ROUTES.register}?r=FRIEND1`);
  await expect(note).toContainText('FRIEND1');
  await expect(note.getByRole('link')).toHaveAttribute('href', `${ROUTES.activity}?r=FRIEND1`);
  await visitor.opens(toHref(ROUTES.inviteFriends, { r: 'FRIEND1' }));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('referral.login') })
    .click();
  await expect(page).toHaveURL(/\/m\/login\?/);
  await member.fill('lan', PASSWORD);
  await member.submit();
  await expect(page).toHaveURL(merchant.url(toHref(ROUTES.inviteFriends, { r: 'FRIEND1' })));
  await expect(page.getByText('AURT', { exact: true })).toBeVisible();
  await visitor.opens(ROUTES.agentRegister);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: t('referral.askTitle') })).toBeVisible();
  await main.getByRole('link', { name: t('referral.askFeedback') }).click();
  await expect(page).toHaveURL((url) => url.pathname === ROUTES.feedback);
});
