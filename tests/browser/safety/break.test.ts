import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';
import { takesBreak } from './takes-break';

const LAUNCH = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code, backUrl: ROUTES.news });
const CALLS = ['/wps/game/launchGame?vendor=JT', '/wps/relay/GCS_gameTrialLaunch?gameId=1'];

const asks = (page: Page) =>
  page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path);
          const { success, errorCode, message } = await answer.json();
          return [answer.status, success, errorCode, message];
        }),
      ),
    CALLS,
  );

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('a break locks games in the browser and at the proxy, and ends automatically (B5, ruling 14)', async ({
    page,
    member,
    merchant,
    visitor,
    t,
    complaints,
  }) => {
    complaints.expect(/status of 403/);
    await page.clock.install({ time: Date.now() });
    await member.isAt(ROUTES.safety);
    await page.evaluate(() => localStorage.setItem('remPass', '{"a":1}'));
    await takesBreak(page, t, 1440);
    const card = page.getByRole('region', { name: t('playBreak.title') });
    await expect(card.locator('time')).toHaveText(/\d/);
    const stored = await page.evaluate(() => [localStorage.remPass, localStorage.autoLogin]);
    expect(stored).toEqual([undefined, '0']);
    expect(await asks(page)).toEqual(CALLS.map(() => [403, false, 'play_break', t('siteErrors.play_break')]));
    await visitor.opens(LAUNCH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('playBreak.lockedTitle'));
    await expect(page.getByRole('main').locator('time')).toHaveText(/\d/);
    expect(await violationsOf(page)).toEqual([]);
    await page.clock.fastForward('24:00:01');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('playBreak.overTitle'));
    for (const path of CALLS) expect(await merchant.callsTo(path.split('?')[0] ?? '')).toEqual([]);
    await page.getByRole('link', { name: t('playBreak.back') }).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
  });
});

test('with a clock of the device that runs ahead the launch page stays locked as the server says; a shorter choice, which is picked from the start, does not shorten a longer break, Back closes its question, and an open launch page locks too (B5)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  t,
  complaints,
}) => {
  await member.isAt(`${LAUNCH}&confirm=1`);
  const until = Math.ceil(Date.now() / 1000) + 7 * 86_400;
  await context.addCookies([{ name: 'mc_break', value: String(until), url: merchant.origin }]);
  await page.getByRole('button', { name: t('play.start') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('playBreak.lockedTitle') })).toBeVisible();
  await expect(page.getByRole('main').locator('time')).toHaveText(/\d/);
  expect(await merchant.callsTo('/wps/game/launchGame')).toEqual([]);
  await visitor.opens(ROUTES.safety);
  await whenAlive(page);
  await expect(page.getByRole('main').locator('input[value="60"]')).toBeChecked();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('safetyPage.next') })
    .click();
  const confirm = page.getByRole('dialog');
  await expect(confirm).toContainText(t('safetyPage.shorter'));
  await expect(confirm.getByRole('button', { name: t('safetyPage.start') })).toHaveCount(0);
  await page.goBack();
  await expect(confirm).toHaveCount(0);
  await expect(page).toHaveURL(merchant.url(ROUTES.safety));
  complaints.expect(/status of 403/);
  await page.clock.install({ time: Date.now() + 8 * 86_400_000 });
  await visitor.opens(LAUNCH);
  await whenAlive(page);
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('playBreak.lockedTitle'));
  await expect(page.getByText(t('playBreak.until'))).toBeHidden();
});
