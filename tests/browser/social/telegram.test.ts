import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

const LOGIN = '/wps/session/login/telegram';

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('a player whose Telegram is bound is signed in and reaches the destination (A13, RR10, RR5)', {
    tag: '@quick',
  }, async ({ page, merchant, t }) => {
    const social = socialAt({ page, merchant, t });
    await social.comesByTelegram('Lan bound', toHref(ROUTES.login, { go: ROUTES.game }));
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
    await social.isIn('lan');
    await social.leavesNothing();
  });
});

test('a name in another script keeps its signature, and its owner gets an account (A13, A10, X10)', async ({
  page,
  merchant,
  t,
}) => {
  const social = socialAt({ page, merchant, t });
  await social.comesByTelegram('Дмитрий');
  await expect(
    social.dialog.getByText('Link Дмитрий 🎲 to an account first.', { exact: true }),
  ).toBeVisible();
  await expect(social.dialog.getByText('Дмитрий 🎲 Соколов', { exact: true })).toBeVisible();
  await expect
    .poll(() => social.dialog.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  await social.dialog.getByRole('button', { name: t('social.createNew') }).click();
  await social.isIn(/: au\d{8}$/);
  await social.leavesNothing();
  const [call] = await merchant.callsTo(LOGIN);
  expect(JSON.parse(call?.body ?? '{}').telegramAuth).toMatchObject({ id: 7002, first_name: 'Дмитрий 🎲' });
});

test('an app that moves the fragment into the query is understood too (RR10)', async ({
  page,
  merchant,
  t,
}) => {
  const social = socialAt({ page, merchant, t });
  await social.comesByTelegram('Lan, in the query instead of the fragment');
  await social.isIn('lan');
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await social.leavesNothing();
});

test('a signed return without the start nonce is ignored; a decline, one of ten minutes ago and a forged hash show a message, and only the last is sent, for the server to reject (A13, X4, ruling 31)', async ({
  page,
  merchant,
  t,
}) => {
  const social = socialAt({ page, merchant, t });
  await social.comesByTelegram('Lan, to an address without its start nonce');
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  await whenPageSettled(page);
  expect(await merchant.callsTo(LOGIN)).toEqual([]);
  for (const [control, key] of [
    ['Decline', 'cancelled'],
    ['Lan, signed ten minutes ago', 'stale'],
  ] as const) {
    await social.goesToTelegram(control);
    await expect(page.getByText(t(`socialReturn.${key}`))).toBeVisible();
    await expect(page).toHaveURL(merchant.url(ROUTES.login));
    expect(await merchant.callsTo(LOGIN)).toEqual([]);
    await social.leavesNothing();
  }
  await social.goesToTelegram('Lan, with a forged hash');
  const notice = page.getByRole('alertdialog', { name: t('notice.title') });
  await expect(notice.getByText('Telegram did not confirm this log-in.')).toBeVisible();
  expect(await merchant.callsTo(LOGIN)).toHaveLength(1);
  await social.leavesNothing();
});
