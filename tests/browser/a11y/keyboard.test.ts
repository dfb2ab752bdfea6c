import type { Page } from 'playwright/test';
import { CATEGORY_LOBBIES, ROUTES, toHref } from '@/lib/shared/routes';
import { focusFault } from '../support/input/focus-fault';
import { tabTo } from '../support/input/keyboard';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { whenWhole } from '../support/screens';
import { expect, test } from '../support/test';

const MAX_STEPS = 150;
const PATHS = [
  CATEGORY_LOBBIES.RNG,
  toHref(ROUTES.game, { game: GAME.code }),
  ROUTES.activity,
  ROUTES.service,
  ROUTES.safety,
  ROUTES.register,
];

/** Whether the focus is behind the place that had it before; runs in the page. */
function isLaterThanBefore(): boolean {
  const last = document.querySelector('[data-was-focused]');
  const now = document.activeElement;
  const isLater =
    !last ||
    !now ||
    last === now ||
    (last.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  last?.removeAttribute('data-was-focused');
  now?.setAttribute('data-was-focused', '');
  return isLater;
}

/** State after one press of Tab, read in a single evaluation. */
const lookAtFocus = (page: Page) =>
  page.evaluate<{ isOut: boolean; isLater: boolean; fault?: string }>(`(() => {
    if (document.activeElement === document.body || !document.hasFocus()) return { isOut: true, isLater: true };
    return { isOut: false, isLater: (${isLaterThanBefore})(), fault: (${focusFault})() };
  })()`);

/** Tabs through a page from its first control to its last. Returns faults, and whether the end was reached. */
async function walk(page: Page): Promise<{ faults: string[]; hasEnded: boolean }> {
  const faults: string[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const { isOut, isLater, fault } = await lookAtFocus(page);
    if (isOut) return { faults, hasEnded: true };
    if (!isLater) faults.push(`step ${step} goes back`);
    if (fault === undefined) continue;
    // The page may still be scrolling to it, and the ring fading in.
    const isSeen = expect.poll(() => page.evaluate(focusFault), { timeout: 1500 }).toBeUndefined();
    await isSeen.catch((error: Error) => faults.push(`step ${step}: ${error.message.slice(0, 300)}`));
  }
  return { faults, hasEnded: false };
}

test.describe('noor', () => {
  test.use({ brand: 'noor', contextOptions: { reducedMotion: 'reduce' } });

  test(`Tab reaches all of ${PATHS.join(', ')} in reading order, always visible, to the end (WCAG 2.1.2, 2.4.3, 2.4.7, 2.4.11)`, async ({
    page,
    visitor,
    complaints,
  }) => {
    test.slow();
    // Google's script cannot be had here.
    complaints.expect(/ERR_NAME_NOT_RESOLVED/);
    for (const path of PATHS)
      await test.step(path, async () => {
        await visitor.opens(path);
        await whenWhole(page);
        expect.soft(await walk(page), path).toEqual({ faults: [], hasEnded: true });
      });
  });
});

test('the skip link is the first, is seen, and leads past the header; a page that comes without a reload is announced by its title, and Tab goes on inside it (WCAG 2.4.1, 2.4.2, 2.4.3, 4.1.3)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens(ROUTES.activity);
  await whenAlive(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('shell.skip') });
  await expect(skip).toBeFocused();
  await expect.poll(() => page.evaluate(focusFault)).toBeUndefined();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  const message = () =>
    page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent);
  await tabTo(page.getByRole('main').locator('a[href*="id="]').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/id=/);
  await expect
    .poll(async () => (await message()) !== '' && (await page.title()).startsWith((await message()) ?? '-'))
    .toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  const tab = page
    .getByRole('navigation', { name: t('tab.name') })
    .getByRole('link', { name: t('tab.games') });
  await tabTo(tab);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lobby.games'));
  await expect
    .poll(async () => (await message()) !== '' && (await page.title()).startsWith((await message()) ?? '-'))
    .toBe(true);
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-current', /page|true/);
});
