import { CONFIRM_QUERY } from '@/lib/shared/game/launch-query';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { faultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

test.use(PHONE_PIXELS);

const TRIAL = { vendor: 'JT', code: GAME.code, playType: 'trial' };
const LAUNCH = '/wps/relay/GCS_gameTrialLaunch';

test.describe('the launch of a game', () => {
  test.use({ brand: 'noor' });

  test('the question before a launch from elsewhere, the wait, a failure with its notice and what stays after it are without faults (ruling 52, G1, G2, B8, B12)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const { promise: due, resolve: refuse } = Promise.withResolvers<void>();
    await page.route(new RegExp(LAUNCH), async (route) => {
      await due;
      await route.continue();
    });
    const refusal = { errorCode: 'game.closed', message: 'This table is closed.' };
    await merchant.has({ kind: 'error', path: LAUNCH, ...refusal });
    await visitor.opens(toHref(ROUTES.launchGame, { ...TRIAL, [CONFIRM_QUERY]: '1' }));
    const start = page.getByRole('button', { name: t('play.start') });
    await expect(start).toBeVisible();
    expect.soft(await faultsOf(page), 'the question').toEqual([]);
    await start.click();
    await expect(page.getByText(t('play.asking'))).toBeVisible();
    expect.soft(await faultsOf(page), 'the wait').toEqual([]);
    refuse();
    const notice = page.getByRole('alertdialog');
    await expect(notice).toBeVisible();
    expect.soft(await faultsOf(page), 'the notice').toEqual([]);
    await notice.getByRole('button', { name: t('notice.confirm') }).click();
    await expect(page.getByRole('button', { name: t('play.retry') })).toBeVisible();
    expect.soft(await faultsOf(page), 'after it').toEqual([]);
  });
});

test.describe(`a game embedded at lotus`, () => {
  test.use({ brand: 'lotus' });

  test('the open controls around a game break no rule of axe and fit (B17)', async ({ page, visitor, t }) => {
    await visitor.opens(toHref(ROUTES.launchGame, TRIAL));
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    const handle = page.getByRole('button', { name: t('play.controls'), exact: true });
    await expect(handle).toBeVisible();
    // With the focus among them they stay.
    await handle.focus();
    const back = page.getByRole('link', { name: t('play.back'), exact: true });
    if (!(await back.isVisible())) await handle.press('Enter');
    await back.focus();
    expect(await faultsOf(page)).toEqual([]);
    await expect(back).toBeVisible();
  });
});
