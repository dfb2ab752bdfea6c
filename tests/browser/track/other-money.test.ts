// Money that no message reports: in the address of a return, and in the member's list of payments.
import { ROUTES, toHref } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { whenBrowserIdle, whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { turnTab } from '../support/turn-tab';
import { expectReported, named, VISIT } from './reported-events';

const PAYMENTS = '/wps/relay/MCSFE_getTransactions';
const MESSAGE = { source: 'cashier', type: 'depositSubmit', amount: 100, currency: 'BRL' };

test.describe('rio’s redirected game', () => {
  test.use({ brand: 'rio' });

  test('sends the player back with its deposit, which counts once and leaves the address; a link with a movement from anywhere else counts for nothing (T1, T2, T5)', async ({
    page,
    member,
    visitor,
    merchant,
  }) => {
    await member.isAt(ROUTES.game);
    await expectReported(merchant, VISIT);
    const back = toHref(ROUTES.game, { category: 'RNG' });
    const launch = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code, backUrl: back });
    await page.evaluate((to) => window.location.assign(to), launch);
    await page.locator('body[data-ready]').waitFor();
    await page.locator('#add').click();
    await page.locator('#cashier .offer').first().click();
    await expect(page.locator('#note')).not.toBeEmpty();
    await page.locator('#exit').click();
    await expect(page).toHaveURL(merchant.url(back));
    const arrived = ['deposit', 'firstDepositArrival'] as const;
    await expectReported(merchant, [...VISIT, 'gameLaunch', ...arrived]);
    // Each page is there before the next step: its router writes to the history once it runs.
    await page.reload();
    await whenAlive(page);
    await page.goBack();
    await page.locator('body[data-ready]').waitFor();
    await page.goForward();
    await whenPageSettled(page);
    await expectReported(merchant, [...VISIT, 'gameLaunch', ...arrived]);
    await visitor.opens(toHref(ROUTES.news, { money: JSON.stringify({ ...MESSAGE, id: 'forged' }) }));
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
    await whenPageSettled(page);
    await expectReported(merchant, [...VISIT, 'gameLaunch', ...arrived]);
  });
});

test('payments of the provider’s own list become events when the tab is shown again (T1, T2)', async ({
  page,
  member,
  merchant,
}) => {
  await member.isAt(ROUTES.news);
  await expect.poll(() => merchant.callsTo(PAYMENTS)).toHaveLength(1);
  await whenPageSettled(page);
  await expectReported(merchant, VISIT);
  const paid = { amount: '500000', currency: 'VND', status: 'done', at: new Date().toISOString() };
  const items = [
    { ...paid, id: 'out-1', type: 'withdraw' },
    { ...paid, id: 'in-1', type: 'deposit' },
  ];
  await merchant.has({ kind: 'answer', path: PAYMENTS, value: { items, total: 2 } });
  await turnTab(page, 'hidden', 'visible');
  const events = ['depositSubmit', 'firstDeposit', 'deposit', 'firstDepositArrival', 'withdraw'] as const;
  const reported = await expectReported(merchant, [...VISIT, ...events]);
  expect(named(reported, 'deposit')).toMatchObject([{ amount: 500_000, currency: 'VND' }]);
  await turnTab(page, 'hidden', 'visible');
  await expect.poll(() => merchant.callsTo(PAYMENTS)).toHaveLength(3);
  await whenBrowserIdle(page);
  await expectReported(merchant, [...VISIT, ...events]);
});
