import { ROUTES, toHref } from '@/lib/shared/routes';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

const TRIAL = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code, playType: 'trial' });
const REAL = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code });
const LOTTERY = toHref(ROUTES.launchGame, { prize_mode: 'LOTT' });

test('a guest plays for free, without a login (G5)', async ({ page, visitor, merchant }) => {
  await visitor.opens(TRIAL);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
  const [call] = await merchant.callsTo('/wps/relay/GCS_gameTrialLaunch');
  expect(Object.keys(call?.query ?? {}).sort()).toEqual(['gameId', 'nodeId', 'platform']);
  const reported = async () =>
    (await merchant.callsTo('/wps/relay/S2S_events')).map(({ body }) => body).join();
  await expect.poll(reported).toContain('startTrial');
});

for (const [what, launch] of [
  ['a lottery', LOTTERY],
  ['a game', REAL],
] as const)
  test(`a guest who wants ${what} logs in first, and arrives there (G4)`, async ({
    page,
    visitor,
    member,
    merchant,
  }) => {
    await visitor.opens(launch);
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.login, { go: launch })));
    await member.fill('lan', 'Passw0rd!');
    await member.submit();
    await expect(page).toHaveURL(merchant.url(launch));
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a game without free play shows a message and what can be done (G5)', async ({ page, visitor, t }) => {
  await visitor.opens(
    toHref(ROUTES.launchGame, { vendor: 'CM', code: 'cm-carnaval-live', playType: 'trial' }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('play.noTrialTitle'));
  await expect(page.getByRole('link', { name: t('play.games') })).toBeVisible();
});
