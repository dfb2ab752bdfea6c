import { ROUTES, toHref } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { whenBrowserIdle, whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

test.use({ brand: 'noor', age: 'unasked' });

// Without script: lobby/home.test.ts.
const AGE = { age: 21 };

/** Records the content of the first paint and layout shifts; for `addInitScript`. */
function watchPaint(): void {
  const seen = { painted: '', shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (name === 'first-contentful-paint')
        seen.painted = document.querySelector<HTMLDialogElement>('#age-gate')?.open ? 'gate' : 'page';
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the age question is there with the first paint, before anything else, holds the focus, and appears once; nothing shifts; a no leads to help and to another answer, and no game opens behind it (B6)', async ({
  page,
  context,
  visitor,
  merchant,
  t,
}) => {
  await page.addInitScript(watchPaint);
  await visitor.opens(ROUTES.news);
  const gate = page.getByRole('dialog', { name: t('age.title', AGE) });
  await expect(gate).toBeVisible();
  // No empty strip of a scrollbar beside it.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  const yes = gate.getByRole('button', { name: t('age.yes', AGE) });
  const no = gate.getByRole('button', { name: t('age.no'), exact: true });
  await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(no).toBeFocused();
  // A dialog that opens later does not cover it.
  await page.evaluate(() => {
    const late = document.body.appendChild(document.createElement('dialog'));
    late.textContent = 'late';
    late.showModal();
  });
  // Browsers report the opening a moment later.
  await expect
    .poll(() => page.evaluate(() => document.elementFromPoint(180, 370)?.closest('dialog')?.id))
    .toBe('age-gate');
  await yes.click();
  await expect(gate).toHaveCount(0);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'mc_age')?.value)
    .toBe('1');
  const year = (await context.cookies()).find(({ name }) => name === 'mc_age')?.expires ?? 0;
  expect(Math.round((year - Date.now() / 1000) / 86_400)).toBe(365);
  await whenPageSettled(page);
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    painted: 'gate',
    shift: 0,
  });
  await visitor.opens(ROUTES.login);
  await whenPageSettled(page);
  await expect(gate).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();

  await page.goto('about:blank');
  await context.clearCookies({ name: 'mc_age' });
  await visitor.opens(toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code, playType: 'trial' }));
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: t('age.no'), exact: true }).click();
  await expect(asked.getByRole('heading', { name: t('age.refusedTitle') })).toBeFocused();
  const help = asked.getByRole('link', { name: t('safety.help') });
  await expect(help).toHaveAttribute('href', 'https://help.noor.example/safer-play');
  expect(await violationsOf(page)).toEqual([]);
  await whenAlive(page);
  await whenBrowserIdle(page);
  expect(await merchant.callsTo('/wps/relay/GCS_gameTrialLaunch')).toEqual([]);
  await asked.getByRole('button', { name: t('age.change') }).click();
  await asked.getByRole('button', { name: t('age.yes', AGE) }).click();
  await expect.poll(async () => (await merchant.callsTo('/wps/relay/GCS_gameTrialLaunch')).length).toBe(1);
});
