import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { BUILD, NEXT_BUILD } from '../support/deployed-site';
import { whenAlive } from '../support/people';
import { whenBrowserIdle, whenPageSettled } from '../support/settled';
import { expect } from '../support/test';
import { buildOf, loadsOf, test } from './deployments';

/** Long enough to notice a page that reloads in a loop. */
const LOOP_MS = 4_000;

/** Advances the page's clock by this time. */
async function outlastsLoop(page: Page): Promise<void> {
  await page.clock.runFor(LOOP_MS);
  await whenBrowserIdle(page);
}

test('a page of the previous build continues, reloads once on its way, and is of the new build from then on (FLT-5)', async ({
  page,
  deployed,
  at,
  t,
}) => {
  await page.goto(at(ROUTES.news));
  await whenAlive(page);
  expect(await buildOf(page)).toBe(BUILD);
  deployed.deploysNextBuild();
  const loads = loadsOf(page);
  const bar = page.getByRole('navigation', { name: t('tab.name'), exact: true });
  for (const [key, path] of [
    ['promotions', ROUTES.activity],
    ['service', ROUTES.service],
    ['games', ROUTES.game],
    ['promotions', ROUTES.activity],
  ] as const) {
    await bar.getByRole('link', { name: t(`tab.${key}`) }).click();
    await expect(page).toHaveURL(at(path));
    await expect(bar.locator('[aria-current="page"]')).toHaveText(t(`tab.${key}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // From then on the reloaded page handles taps without another reload.
    await whenAlive(page);
  }
  // A page that reloads would have requested itself by then, or would not settle.
  await whenPageSettled(page);
  expect(loads).toHaveLength(1);
  expect(await buildOf(page)).toBe(NEXT_BUILD);
});

test('a page whose files no server has any more never loads itself in a loop, and can be read (FLT-5)', async ({
  page,
  deployed,
  at,
  t,
  complaints,
}) => {
  complaints.expect(/404|ChunkLoadError|Loading chunk|Refused to execute|MIME type/);
  await page.clock.install();
  await page.goto(at(ROUTES.news));
  await whenPageSettled(page);
  deployed.deploysNextBuild();
  deployed.loses(/^\/_next\/static\/chunks\//);
  const loads = loadsOf(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('language.title') })
    .click();
  await outlastsLoop(page);
  expect(loads).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.title'));
  await page.goto(at(ROUTES.activity));
  await outlastsLoop(page);
  expect(loads).toEqual([ROUTES.activity]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
