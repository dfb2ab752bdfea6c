import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { type Translate, textsIn } from '../support/texts';

const SWITCHES = '/wps/relay/MCSFE_getMerchantAvailablePromotions';
const OFF = { REFERRAL: { enabled: false, count: 0 } };

const shortcutAt = (page: Page, t: Translate, name: string) =>
  page.getByRole('navigation', { name: t('member.shortcuts') }).getByRole('link', { name: t(name) });

const footerLinkAt = (page: Page, t: Translate) =>
  page.getByRole('contentinfo').getByRole('link', { name: t('footer.invite') });

test('the footer leads a visitor to the referral page (F1, R11)', async ({ page, visitor, merchant, t }) => {
  await visitor.opens();
  await footerLinkAt(page, t).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.inviteFriends));
  await expect(page.getByRole('heading', { level: 1, name: t('referral.title') })).toBeVisible();
});

test('the member home leads a member to the referral page (F1)', async ({ page, member, merchant, t }) => {
  await member.isAt(ROUTES.member);
  await whenAlive(page);
  await shortcutAt(page, t, 'member.invite').click();
  await expect(page).toHaveURL(merchant.url(ROUTES.inviteFriends));
});

test('an agent reaches the agents’ page, also by the referral page’s own address (F1)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  await member.isAt(ROUTES.member, 'agent1');
  await shortcutAt(page, t, 'member.partner').click();
  await expect(page).toHaveURL(merchant.url(ROUTES.agentRegister));
  await visitor.opens(ROUTES.inviteFriends);
  await expect(page).toHaveURL(merchant.url(ROUTES.agentRegister));
});

test.describe('where the promotion is off', () => {
  // A language of its own: the site keeps the answer for a minute per merchant and language.
  test.use({ brand: 'lotus', reads: 'EN' });

  test.beforeEach(({ merchant }) => merchant.has({ kind: 'answer', path: SWITCHES, value: OFF }));

  test('a visitor reads that it is coming soon, on the page too (F1)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    await visitor.opens();
    await whenAlive(page);
    await footerLinkAt(page, t).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert.getByText(t('referral.comingSoon'))).toBeVisible();
    await alert.getByRole('button', { name: t('notice.confirm') }).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await visitor.opens(ROUTES.inviteFriends);
    await expect(page.getByRole('heading', { name: t('referral.soonTitle') })).toBeVisible();
  });

  test('a member reads it too (F1)', async ({ page, member, t }) => {
    await member.isAt(ROUTES.member);
    await expect(page.getByText(t('member.accountId', { id: '4001' }))).toBeVisible();
    await shortcutAt(page, t, 'member.invite').click();
    await expect(page.getByRole('alertdialog').getByText(t('referral.comingSoon'))).toBeVisible();
  });

  test('an agent reaches the agents’ page all the same (F1)', async ({ page, member, merchant, t }) => {
    await member.isAt(ROUTES.member, 'agent1');
    await shortcutAt(page, t, 'member.partner').click();
    await expect(page).toHaveURL(merchant.url(ROUTES.agentRegister));
  });
});

test.describe('where the promotion is on but holds nothing to show', () => {
  test.use({ brand: 'rio' });

  test('customer service opens (F1, ruling 73)', async ({ page, visitor, merchant }) => {
    // A language of its own: the site keeps the answer for a minute per merchant and language.
    const t = textsIn('SW');
    await merchant.has({ kind: 'answer', path: SWITCHES, value: { REFERRAL: { enabled: true, count: 0 } } });
    await visitor.opens(toHref(ROUTES.home, { lang: 'SW' }));
    await whenAlive(page);
    await footerLinkAt(page, t).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.service));
    await visitor.opens(ROUTES.home);
    await expect(page.getByRole('complementary', { name: t('referral.bannerName') })).toHaveCount(0);
  });
});
