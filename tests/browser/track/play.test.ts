import { ROUTES, toHref } from '@/lib/shared/routes';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';
import { expectReported, named, VISIT } from './reported-events';

const GAME_QUERY = { vendor: 'JT', code: GAME.code };
const LAUNCH = toHref(ROUTES.launchGame, { ...GAME_QUERY, fullscreen: '0' });
const PLAYED = { vendor: 'JT', gameCode: GAME.code };

test('deposits in an embedded game: the first is reported as such once, submitted and arrived, under one id (T1, T2, T5, ruling 68)', async ({
  page,
  member,
  merchant,
}) => {
  await member.isAt(LAUNCH);
  const game = page.frameLocator('iframe');
  const deposit = async () => {
    await game.locator('body[data-ready]').waitFor();
    await game.locator('#add').click();
    await game.locator('.offer').first().click();
  };
  const launched = [...VISIT, 'gameLaunch'] as const;
  await expectReported(merchant, launched);
  await deposit();
  const first = [
    ...launched,
    ...(['depositSubmit', 'firstDeposit', 'deposit', 'firstDepositArrival'] as const),
  ];
  const reported = await expectReported(merchant, first);
  const money = { amount: 100_000, value: 100_000, currency: 'VND', customerName: 'lan' };
  for (const name of ['firstDeposit', 'deposit', 'firstDepositArrival'] as const)
    expect(named(reported, name)).toMatchObject([{ ...money, revenue: 100_000 }]);
  expect(named(reported, 'depositSubmit')).toMatchObject([money]);
  expect(named(reported, 'firstDepositArrival')[0]?.eventId).toBe(
    named(reported, 'firstDeposit')[0]?.eventId,
  );
  expect(named(reported, 'gameLaunch')).toMatchObject([PLAYED]);
  await page.reload();
  await deposit();
  await expectReported(merchant, [...first, 'gameLaunch', 'depositSubmit', 'deposit', 'redeposit']);
});

test.describe('noor, whose games take the page’s place', () => {
  test.use({ brand: 'noor' });

  test('a launch and a trial are reported although the page is left for them (T1, G5, ruling 51)', async ({
    page,
    member,
    visitor,
    merchant,
  }) => {
    await visitor.opens(ROUTES.news);
    await expectReported(merchant, VISIT);
    await visitor.opens(toHref(ROUTES.launchGame, { ...GAME_QUERY, playType: 'trial' }));
    // The launch page names the game too, and goes on to it.
    await page.waitForURL(/\/play\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GAME.name);
    const tried = await expectReported(merchant, [...VISIT, 'startTrial']);
    expect(named(tried, 'startTrial')).toMatchObject([PLAYED]);
    expect(named(tried, 'startTrial')[0]).not.toHaveProperty('customerId');
    await member.isAt(LAUNCH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GAME.name);
    const reported = await expectReported(merchant, [...VISIT, 'startTrial', 'gameLaunch']);
    expect(named(reported, 'gameLaunch')).toMatchObject([{ ...PLAYED, customerName: 'lan' }]);
  });
});
