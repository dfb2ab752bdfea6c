import { ROUTES, toHref } from '@/lib/shared/routes';
import { PASSWORD } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

const TRIAL = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code, playType: 'trial' });
const NO_TRIAL = toHref(ROUTES.launchGame, {
  vendor: 'CM',
  code: 'cm-carnaval-live',
  playType: 'trial',
});
const LOTTERY = toHref(ROUTES.launchGame, { prize_mode: 'LOTT' });

// A game in place of a lottery: tests/unit/components/game/game-launch.test.tsx.
test('a guest plays for free, without a login; a game without free play shows a message and what can be done; one who wants a lottery logs in first, and arrives there (G4, G5)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
  await visitor.opens(TRIAL);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
  const [call] = await merchant.callsTo('/wps/relay/GCS_gameTrialLaunch');
  expect(Object.keys(call?.query ?? {}).sort()).toEqual(['gameId', 'nodeId', 'platform']);
  const reported = async () =>
    (await merchant.callsTo('/wps/relay/S2S_events')).map(({ body }) => body).join();
  await expect.poll(reported).toContain('startTrial');
  await visitor.opens(NO_TRIAL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('play.noTrialTitle'));
  await expect(page.getByRole('link', { name: t('play.games') })).toBeVisible();
  await visitor.opens(LOTTERY);
  await expect(page).toHaveURL(merchant.url(toHref(ROUTES.login, { go: LOTTERY })));
  await member.fill('lan', PASSWORD);
  await member.submit();
  await expect(page).toHaveURL(merchant.url(LOTTERY));
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
});
