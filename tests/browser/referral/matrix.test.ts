import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { type Translate, textsIn } from '../support/texts';

const SWITCHES = '/wps/relay/MCSFE_getMerchantAvailablePromotions';
const OFF = { REFERRAL: { enabled: false, count: 0 } };

const shortcutAt = (page: Page, t: Translate, name: string) =>
  page.getByRole('navigation', { name: t('member.shortcuts') }).getByRole('link', { name: t(name) });

const bannerOf = (page: Page, t: Translate) =>
  page.getByRole('complementary', { name: t('referral.bannerName') });

const footerLinkAt = (page: Page, t: Translate) =>
  page.getByRole('contentinfo').getByRole('link', { name: t('footer.invite') });

test('the member home leads a member to the referral page; an agent reaches the agents’ page with the agent’s link and figures, also by the referral page’s own address (F1, R11)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  await member.isAt(ROUTES.member);
  await whenAlive(page);
  await shortcutAt(page, t, 'member.invite').click();
  await expect(page).toHaveURL(merchant.url(ROUTES.inviteFriends));
  await member.changesTo('agent1');
  await visitor.opens(ROUTES.member);
  await shortcutAt(page, t, 'member.partner').click();
  await expect(page).toHaveURL(merchant.url(ROUTES.agentRegister));
  const main = page.getByRole('main');
  await expect(main.getByText(merchant.url(toHref(ROUTES.register, { r: 'AURV' })))).toBeVisible();
  await expect(main.getByRole('term').first()).toHaveText(t('referral.agentInvited'));
  await expect(main.getByRole('definition').first()).toHaveText('28');
  await expect(main.getByRole('heading', { name: t('referral.askTitle') })).toHaveCount(0);
  await visitor.opens(ROUTES.inviteFriends);
  await expect(page).toHaveURL(merchant.url(ROUTES.agentRegister));
});

test.describe('where the promotion is off', () => {
  // Another language, because the site caches the answer for a minute per merchant and language.
  test.use({ brand: 'lotus', reads: 'EN' });

  test.beforeEach(({ merchant }) => merchant.has({ kind: 'answer', path: SWITCHES, value: OFF }));

  test('a visitor reads that it is coming soon, by the footer and on the page itself; a member has no banner, and reads it too; an agent reaches the agents’ page all the same (F1, S9)', async ({
    page,
    visitor,
    member,
    merchant,
    t,
  }) => {
    await visitor.opens(ROUTES.inviteFriends);
    await expect(page.getByRole('heading', { name: t('referral.soonTitle') })).toBeVisible();
    await whenAlive(page);
    await footerLinkAt(page, t).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert.getByText(t('referral.comingSoon'))).toBeVisible();
    await alert.getByRole('button', { name: t('notice.confirm') }).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.inviteFriends));
    await member.isIn();
    await expect(bannerOf(page, t)).toHaveCount(0);
    await page
      .getByRole('navigation', { name: t('tab.name'), exact: true })
      .getByRole('link', { name: t('tab.me'), exact: true })
      .click();
    await expect(page.getByText(t('member.accountId', { id: '4001' }))).toBeVisible();
    await shortcutAt(page, t, 'member.invite').click();
    await expect(page.getByRole('alertdialog').getByText(t('referral.comingSoon'))).toBeVisible();
    await member.changesTo('agent1');
    await visitor.opens(ROUTES.member);
    await shortcutAt(page, t, 'member.partner').click();
    await expect(page).toHaveURL(merchant.url(ROUTES.agentRegister));
  });
});

test.describe('where the promotion is on but holds nothing to show', () => {
  test.use({ brand: 'rio' });

  test('a member has no banner, and customer service opens (F1, S9, ruling 73)', async ({
    page,
    member,
    merchant,
  }) => {
    // Another language, because the site caches the answer for a minute per merchant and language.
    const t = textsIn('SW');
    await merchant.has({ kind: 'answer', path: SWITCHES, value: { REFERRAL: { enabled: true, count: 0 } } });
    await member.isAt(toHref(ROUTES.home, { lang: 'SW' }));
    await whenAlive(page);
    await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
    await expect(bannerOf(page, t)).toHaveCount(0);
    await footerLinkAt(page, t).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.service));
  });
});
