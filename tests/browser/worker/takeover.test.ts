import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { BUILD, NEXT_BUILD } from '../support/deployed-site';
import { whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect } from '../support/test';
import { promptOf } from '../update/changed-build';
import { buildOf, loadsOf, test } from '../update/deployments';
import { readCaches, whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow', brand: 'rio' });

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/m/'))?.waiting));

/** The builds that something is kept of. */
const cachedBuilds = async (page: Page) => {
  const names = Object.keys(await readCaches(page));
  return [...new Set(names.map((name) => name.split(':')[3]))].sort();
};

const knowsBuild = (page: Page) => page.evaluate(() => localStorage.getItem('asset_hash') !== null);

test('a new worker arrives while two tabs are open: one prompt, one tab reloads once, nothing is mixed, nothing old stays (FLT-41)', {
  tag: '@quick',
}, async ({ page, context, deployed, at, t }) => {
  await page.goto(at(ROUTES.home));
  await whenWorkerIsActive(page);
  await expect.poll(() => knowsBuild(page)).toBe(true);
  const other = await context.newPage();
  // Each page checks once, soon after its load: the other one has done so before any change.
  const looked = other.waitForResponse(/asset-manifest/);
  await other.goto(at(ROUTES.game));
  await looked;
  await whenAlive(other);
  expect(await cachedBuilds(page)).toEqual([BUILD]);

  deployed.deploysNextBuild();
  const otherLoads = loadsOf(other);
  await page.goto(at(ROUTES.inviteFriends));
  await expect(promptOf(page)).toBeVisible();
  await expect.poll(() => isWaiting(page)).toBe(true);
  await expect(promptOf(other)).toHaveCount(0);
  expect(await cachedBuilds(page)).toEqual([BUILD, NEXT_BUILD].sort());

  const loads = loadsOf(page);
  await promptOf(page)
    .getByRole('button', { name: t('update.refresh') })
    .click();
  await expect.poll(() => loads.length).toBe(1);
  await whenAlive(page);
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect.poll(() => cachedBuilds(page)).toEqual([NEXT_BUILD]);
  expect([await buildOf(page), await buildOf(other)]).toEqual([NEXT_BUILD, BUILD]);

  // The other tab keeps the build that it began with, whole, until its visitor goes on.
  await other
    .getByRole('banner')
    .getByRole('button', { name: t('language.title') })
    .click();
  await expect(other.getByRole('dialog', { name: t('language.title') })).toBeVisible();
  await other.keyboard.press('Escape');
  // A tab that reloads would have requested itself by then, or would not settle.
  for (const tab of [page, other]) await whenPageSettled(tab);
  expect([loads.length, otherLoads.length]).toEqual([1, 0]);
  for (const tab of [page, other]) await expect(promptOf(tab)).toHaveCount(0);
  expect(await cachedBuilds(page)).toEqual([NEXT_BUILD]);

  const bar = other.getByRole('navigation', { name: t('tab.name'), exact: true });
  await bar.getByRole('link', { name: t('tab.promotions') }).click();
  await expect(other).toHaveURL(at(ROUTES.activity));
  await expect.poll(() => buildOf(other)).toBe(NEXT_BUILD);
  await whenAlive(other);
  expect(otherLoads).toEqual([ROUTES.activity]);
  await expect(promptOf(other)).toHaveCount(0);
});
