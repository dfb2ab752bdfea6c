import { GAME_CHROME } from '@/lib/shared/constants';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { goesBack } from '../support/goes-back';
import { memberAt } from '../support/people';
import { fullScreenCoverOf, GAME } from '../support/player';
import { expect, test } from '../support/test';

const BACK = toHref(ROUTES.game, { game: GAME.code });
const LAUNCH = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code, backUrl: BACK });

test.beforeEach(async ({ member, page }) => {
  await member.isAt(LAUNCH);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
});

// Accessibility of the controls: access/launch.test.ts.
test('a game has the screen to itself, with its controls, and the way back leads where the player was (B17, G1)', {
  tag: '@quick',
}, async ({ page, merchant, t }) => {
  const controls = page.getByRole('navigation', { name: t('play.controls') });
  const handle = page.getByRole('button', { name: t('play.controls') });
  // They leave by themselves, but not while a keyboard's focus is among them, which the game takes when it begins.
  await page.frameLocator('iframe').locator('body[data-ready]').waitFor();
  await handle.focus();
  await expect(controls).toBeVisible();
  await expect(page.getByRole('timer', { name: t('play.clock') })).toHaveText(/^\d+:\d\d$/);
  for (const key of ['home', 'serviceNewTab'])
    await expect(controls.getByRole('link', { name: t(`play.${key}`), exact: true })).toBeVisible();
  for (const key of ['reload', 'fullScreen'])
    await expect(controls.getByRole('button', { name: t(`play.${key}`), exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('tab.name') })).toHaveCount(0);
  const back = controls.getByRole('link', { name: t('play.back'), exact: true });
  await expect(async () => {
    // A click that took its time has led there already.
    if (page.url() === merchant.url(BACK)) return;
    if (!(await back.isVisible())) await handle.click({ timeout: 2_000 });
    await back.click({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(merchant.url(BACK));
});

test('the launch sends the specified fields and is reported; the game takes the whole window of a wide screen, its controls leave by themselves and come back by a tap and by the keyboard, a reload launches again, and its own exit leads back too (B17, G1, G7)', async ({
  page,
  merchant,
  t,
}) => {
  const launches = () => merchant.callsTo('/wps/game/launchGame');
  expect((await launches())[0]?.query).toMatchObject({
    vendor: 'JT',
    gameCode: GAME.code,
    hasLobby: 'true',
    language: 'EN',
    device: 'mobile',
    title: GAME.name,
    backUrl: merchant.url(BACK),
  });
  await expect.poll(async () => (await merchant.callsTo('/wps/relay/S2S_events')).length).toBeGreaterThan(0);
  const controls = page.getByRole('navigation', { name: t('play.controls') });
  const handle = page.getByRole('button', { name: t('play.controls') });
  await expect(controls).toBeHidden({ timeout: GAME_CHROME.hideAfterMs + 4_000 });
  await handle.click();
  await expect(controls).toBeVisible();
  await handle.click();
  await expect(controls).toBeHidden();
  await page.locator('iframe').focus();
  // The game may have given its own controls the focus: backwards through them, and out of the frame.
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(controls).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(controls).toBeHidden();
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: 1280, height: 800 });
  const frame = page.locator('iframe');
  await expect
    .poll(() => frame.evaluate((one) => [one.getBoundingClientRect().left, one.clientWidth]))
    .toEqual([0, 1280]);
  await page.setViewportSize(phone);
  const before = (await launches()).length;
  await handle.click();
  await page.getByRole('button', { name: t('play.reload') }).click();
  await expect.poll(async () => (await launches()).length).toBe(before + 1);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
  // The first tap fills the screen; from then on taps are the game's.
  await fullScreenCoverOf(page, t).click();
  await page.frameLocator('iframe').locator('#exit').click();
  await expect(page).toHaveURL(merchant.url(BACK));
});

test('a sign-out in another tab leads a member’s game to where its way back leads, and Back from there to the page before the game; a free one goes on (B2, B5, A16)', async ({
  page,
  context,
  merchant,
  t,
}) => {
  await page.goto(merchant.url(ROUTES.news));
  await page.goto(merchant.url(LAUNCH));
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
  const [free, own] = [await context.newPage(), await context.newPage()];
  const isOpen = () =>
    expect(free.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
  await free.goto(
    merchant.url(toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code, playType: 'trial' })),
  );
  await isOpen();
  await own.goto(merchant.url(ROUTES.member));
  await memberAt({ page: own, merchant, t }).signOut();
  await expect(own).toHaveURL(merchant.url(ROUTES.home));
  await expect(page).toHaveURL(merchant.url(BACK));
  await goesBack(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await isOpen();
});
