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

  test('the question before a launch from elsewhere is without faults (ruling 52)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(toHref(ROUTES.launchGame, { ...TRIAL, [CONFIRM_QUERY]: '1' }));
    await expect(page.getByRole('button', { name: t('play.start') })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the wait for a game is without faults (G1, B8)', async ({ page, visitor, merchant, t }) => {
    await merchant.has({ kind: 'delay', path: LAUNCH, delayMs: 9000 });
    await visitor.opens(toHref(ROUTES.launchGame, TRIAL));
    const start = page.getByRole('button', { name: t('play.start') });
    await start.or(page.getByRole('status').first()).first().waitFor();
    if (await start.isVisible()) await start.click();
    await expect(page.getByText(t('play.asking'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a launch that failed is without faults, with its notice and after it (G2, B8, B12)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const refusal = { errorCode: 'game.closed', message: 'This table is closed.' };
    await merchant.has({ kind: 'error', path: LAUNCH, ...refusal });
    await visitor.opens(toHref(ROUTES.launchGame, TRIAL));
    const notice = page.getByRole('alertdialog');
    await expect(notice).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await notice.getByRole('button', { name: t('notice.confirm') }).click();
    await expect(page.getByRole('button', { name: t('play.retry') })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
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
