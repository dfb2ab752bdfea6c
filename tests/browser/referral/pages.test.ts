import { ROUTES, toHref } from '@/lib/shared/routes';
import { PASSWORD } from '../support/people';
import { expect, test } from '../support/test';

const PAGES = [
  { path: ROUTES.inviteFriends, title: 'referral.title', steps: 'referral.stepsTitle' },
  {
    path: ROUTES.agentRegister,
    title: 'referral.agentTitle',
    steps: 'referral.agentStepsTitle',
  },
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, steps } of PAGES)
    test(`${path} reads whole and leads on (B33, R11)`, async ({ page, visitor, t }) => {
      await visitor.opens(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
      await expect(main.getByRole('heading', { name: t(steps) })).toBeVisible();
      await expect(main.getByRole('listitem')).toHaveCount(3);
      const onward = path === ROUTES.inviteFriends ? t('referral.login') : t('referral.service');
      await expect(main.getByRole('link', { name: onward })).toBeVisible();
    });
});

test('a visitor logs in and is back at the referral page, with the referral code (R11, RR5, RR12)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
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
});

test('another member reads how to become an agent, and may write (R11)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await member.isAt(ROUTES.agentRegister);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: t('referral.askTitle') })).toBeVisible();
  await main.getByRole('link', { name: t('referral.askFeedback') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.feedback));
});

test('an invited friend sees on the registration whose code counts; others see nothing of it (F1)', async ({
  page,
  visitor,
  t,
}) => {
  const note = page.getByRole('complementary', { name: t('register.invitedTitle') });
  await visitor.opens(ROUTES.register);
  await expect(note).toHaveCount(0);
  await visitor.opens(`${ROUTES.register}?r=AURT`);
  await expect(note).toContainText('AURT');
  await expect(note.getByRole('link')).toHaveAttribute('href', `${ROUTES.activity}?r=AURT`);
});
