import { ROUTES, toHref } from '@/lib/shared/routes';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

test('a link on another site launches nothing until the player confirms (ruling 52)', async ({
  page,
  member,
  merchant,
  site,
  t,
}) => {
  await member.hasSession();
  const launch = merchant.url(toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code }));
  const elsewhere = `http://elsewhere.localhost:${new URL(site.provider).port}/`;
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><a href="${launch}">Win</a>`,
    }),
  );
  await page.goto(elsewhere);
  await page.getByRole('link', { name: 'Win' }).click();
  await expect(page).toHaveURL(/confirm=1/);
  const start = page.getByRole('button', { name: t('play.start') });
  await expect(start).toBeVisible();
  expect(await merchant.callsTo('/wps/game/launchGame')).toEqual([]);
  await start.click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(GAME.name);
});
