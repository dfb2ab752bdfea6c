import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { GAME } from '../support/player';
import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';
import { whenCounting, whenPlaying } from './when-counting';

const LAUNCH = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code });
const checkOf = (page: Page, t: Translate) => page.getByRole('alertdialog', { name: t('saferPlay.title') });

/** Plays a game in place of the page for that many minutes, and returns. */
async function playsAway(page: Page, minutes: string): Promise<void> {
  await page.evaluate((to) => window.location.assign(to), LAUNCH);
  await expect(page).toHaveURL(/^http:\/\/games\.localhost:\d+\/play\//);
  await page.clock.fastForward(`${minutes}:00`);
  await page.goBack();
}

/** Someone plays on for so many times twenty minutes, always in sight. */
async function playsOn(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.clock.fastForward('20:00');
}

test.describe('in Urdu', () => {
  test.use({ brand: 'noor' });

  test('after the merchant’s 45 minutes a check shows the time played; it repeats, and leaving signs out (B5)', async ({
    page,
    member,
    merchant,
    t,
  }) => {
    await page.clock.install({ time: Date.now() });
    await member.isAt(ROUTES.news);
    await whenCounting(page);
    await playsAway(page, '40');
    await whenCounting(page);
    await expect(checkOf(page, t)).toHaveCount(0);
    await playsAway(page, '06');
    await expect(checkOf(page, t)).toContainText('46:');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(checkOf(page, t)).toBeVisible();
    await checkOf(page, t)
      .getByRole('button', { name: t('saferPlay.continue') })
      .click();
    await expect(checkOf(page, t)).toHaveCount(0);
    await page.reload();
    await whenCounting(page);
    await playsAway(page, '46');
    await checkOf(page, t)
      .getByRole('button', { name: t('saferPlay.leave') })
      .click();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeVisible();
    expect((await merchant.callsTo('/wps/session/logout')).length).toBe(1);
  });
});

test('above an embedded game it waits for the end of the round, and offers a break (B5)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await page.clock.install({ time: Date.now() });
  await member.isAt(LAUNCH);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
  await whenPlaying(page);
  const postMessage = (type: string) =>
    page.frames()[1]?.evaluate((word) => window.parent.postMessage({ source: 'jt', type: word }, '*'), type);
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => {
      if (data?.type === 'roundStart') document.body.dataset.heard = data.type;
    }),
  );
  await postMessage('roundStart');
  // The page subscribed first: it has received every event that the test receives.
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'roundStart');
  await playsOn(page, 3);
  await page.clock.fastForward('00:20');
  await expect(checkOf(page, t)).toHaveCount(0);
  await postMessage('roundEnd');
  await expect(checkOf(page, t)).toContainText('1:00:');
  expect(await violationsOf(page)).toEqual([]);
  await checkOf(page, t)
    .getByRole('link', { name: t('saferPlay.break') })
    .click();
  await expect(page).toHaveURL(merchant.url(ROUTES.safety));
  await expect(page.getByRole('heading', { level: 1, name: t('safetyPage.title') })).toBeVisible();
  await expect(checkOf(page, t)).toHaveCount(0);
});

test('one tab at a time shows it, and an answer there is one for all (B5)', async ({
  page,
  context,
  member,
  merchant,
  t,
}) => {
  await context.clock.install({ time: Date.now() });
  await member.isAt(ROUTES.news);
  await whenCounting(page);
  const other = await context.newPage();
  await other.goto(merchant.url(ROUTES.news));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mc_play_clock'))).not.toBeNull();
  await page.evaluate(() => {
    const clock = JSON.parse(localStorage.getItem('mc_play_clock') ?? '');
    localStorage.setItem('mc_play_clock', JSON.stringify({ ...clock, playedMs: 3_601_000 }));
  });
  const both = async () => (await checkOf(page, t).count()) + (await checkOf(other, t).count());
  await expect.poll(both).toBe(1);
  const shown = (await checkOf(page, t).count()) === 1 ? page : other;
  await checkOf(shown, t)
    .getByRole('button', { name: t('saferPlay.continue') })
    .click();
  await context.clock.runFor(2_500);
  await whenBrowserIdle(other);
  expect(await both()).toBe(0);
});
