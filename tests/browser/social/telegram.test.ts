import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

const LOGIN = '/wps/session/login/telegram';
const OVERLONG = 'A'.repeat(9_000);

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('a player whose Telegram is bound is signed in and reaches the destination (A13, RR10, RR5)', async ({
    page,
    merchant,
    t,
  }) => {
    const social = socialAt({ page, merchant, t });
    await social.comesByTelegram('Lan bound', toHref(ROUTES.login, { go: ROUTES.game }));
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
    await social.isIn('lan');
    await social.leavesNothing();
  });
});

// Declined, too old, a megabyte, a field __proto__, in the query instead of the fragment, and what else an address may hold: tests/unit/client/social/finish-return.test.ts, tests/unit/shared/social.
test('a signed return without the start nonce is ignored; a result that is too long is rejected quietly, and removed from the address; a forged hash is sent, for the server to reject, and shows a message; a name in another script keeps its signature, and its owner gets an account (A10, A13, X4, X10, SEC-67, ruling 31)', async ({
  page,
  merchant,
  t,
}) => {
  const social = socialAt({ page, merchant, t });
  await social.comesByTelegram('Lan, to an address without its start nonce');
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  await whenPageSettled(page);
  expect(await merchant.callsTo(LOGIN)).toEqual([]);
  await test.step('a result of 9,000 characters', async () => {
    await page.getByRole('link', { name: t('social.withTelegram') }).click();
    await expect(page).toHaveURL(/\/auth\?/);
    const back = new URL(new URL(page.url()).searchParams.get('return_to') ?? '');
    // Not by a goto: the runner would log the whole address with each step.
    await page.evaluate((href) => window.location.assign(href), `${back.href}#tgAuthResult=${OVERLONG}`);
    await expect(page.getByText(t('socialReturn.failed'))).toBeVisible();
    await expect(page).toHaveURL(merchant.url(ROUTES.login));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await merchant.callsTo(LOGIN)).toEqual([]);
    await social.isOut();
  });
  await social.goesToTelegram('Lan, with a forged hash');
  const notice = page.getByRole('alertdialog', { name: t('notice.titleEnter') });
  await expect(notice.getByText('Telegram did not confirm this log-in.')).toBeVisible();
  expect(await merchant.callsTo(LOGIN)).toHaveLength(1);
  await social.leavesNothing();

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
  const call = (await merchant.callsTo(LOGIN)).at(-1);
  expect(JSON.parse(call?.body ?? '{}').telegramAuth).toMatchObject({ id: 7002, first_name: 'Дмитрий 🎲' });
});
