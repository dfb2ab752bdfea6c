import { CONFIRM_QUERY } from '@/lib/shared/game/launch-query';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { BRANDS } from '../support/input/ways';
import { faultsOf } from '../support/measure/faults';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

const TRIAL = { vendor: 'JT', code: GAME.code, playType: 'trial' };
const LAUNCH = '/wps/relay/GCS_gameTrialLaunch';

for (const brand of BRANDS)
  test.describe(`the launch of a game at ${brand}`, () => {
    test.use({ brand });

    test('the question before a launch from elsewhere is without faults (ruling 52)', async ({
      page,
      visitor,
      say,
    }) => {
      await visitor.opens(toHref(ROUTES.launchGame, { ...TRIAL, [CONFIRM_QUERY]: '1' }));
      await expect(page.getByRole('button', { name: say('play.start') })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    test('the wait for a game is without faults (G1, B8)', async ({ page, visitor, merchant, say }) => {
      await merchant.has({ kind: 'delay', path: LAUNCH, delayMs: 9000 });
      await visitor.opens(toHref(ROUTES.launchGame, TRIAL));
      const start = page.getByRole('button', { name: say('play.start') });
      await start.or(page.getByRole('status').first()).first().waitFor();
      if (await start.isVisible()) await start.click();
      await expect(page.getByText(say('play.asking'))).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  });
