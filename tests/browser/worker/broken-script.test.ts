import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect } from '../support/test';
import { test } from '../update/deployments';
import {
  markRegistration,
  NETWORK_FAILURE,
  readCached,
  readWorkers,
  whenRegistered,
  whenWorkerIsActive,
} from './device';

test.use({ serviceWorkers: 'allow', brand: 'lotus' });

const JS = 'text/javascript; charset=utf-8';
const BROKEN = [
  ['what is no script', { status: 200, type: JS, body: 'self.addEventListener(' }],
  ['a script that fails', { status: 200, type: JS, body: 'throw new Error("broken");' }],
  [
    'a worker that cannot be installed',
    { status: 200, type: JS, body: 'oninstall = (event) => event.waitUntil(Promise.reject(1));' },
  ],
  ['a 404', { status: 404, type: JS, body: '' }],
  ['a page', { status: 200, type: 'text/html', body: '<!doctype html><title>Gone</title>' }],
  ['a 503', { status: 503, type: 'text/html', body: '<h1>Busy</h1>' }],
] as const;

/** One for each way in which a registration fails: the script cannot be read, it cannot be installed, it is no script. */
const AT_FIRST = BROKEN.filter(([what]) =>
  ['what is no script', 'a worker that cannot be installed', 'a page'].includes(what),
);

const COMPLAINTS =
  /fetching the script|unsupported MIME type|sw\.js|service ?worker|broken|SyntaxError|Unexpected end of input|missing \)/i;

/** Makes the browser request the script now, and waits for its decision. */
const looksAgain = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/m/');
    await registration?.update().catch(() => undefined);
    const { installing } = registration ?? {};
    await new Promise<void>((done) => {
      if (!installing) return done();
      installing.addEventListener('statechange', () => done());
    });
  });

test('with any fault of the new script the old worker continues, and no page is blank (FLT-43)', {
  tag: '@quick',
}, async ({ page, context, deployed, at, t, complaints }) => {
  complaints.expect(COMPLAINTS);
  complaints.expect(NETWORK_FAILURE);
  await page.goto(at(ROUTES.home));
  await whenWorkerIsActive(page);
  const worker = await readWorkers(page);
  for (const [what, answer] of BROKEN) {
    deployed.answersWorkerWith(answer);
    await page.goto(at(ROUTES.privacy));
    await whenAlive(page);
    await looksAgain(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const state = await page.evaluate(() => navigator.serviceWorker.controller?.state);
    expect([what, state, await readWorkers(page)]).toEqual([what, 'activated', worker]);
    expect(await readCached(page, 'shell')).toContain(ROUTES.offline);
  }
  await context.setOffline(true);
  await page.goto(at(`${ROUTES.news}?id=3`));
  await expect(page.getByRole('heading', { level: 1, name: t('worker.title') })).toBeVisible();
  await context.setOffline(false);
});

test('a first visit while the script is broken has the site without a worker (FLT-43)', async ({
  page,
  deployed,
  at,
  complaints,
}) => {
  complaints.expect(COMPLAINTS);
  await page.addInitScript(markRegistration);
  for (const [what, answer] of AT_FIRST) {
    deployed.answersWorkerWith(answer);
    await page.goto(at(ROUTES.privacy));
    await whenRegistered(page);
    await whenPageSettled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect([what, await page.evaluate(() => navigator.serviceWorker.controller)]).toEqual([what, null]);
  }
});
