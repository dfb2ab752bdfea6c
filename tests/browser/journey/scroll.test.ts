import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

const DOWN = 900;

const topOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Addresses of other pages that links lead to without a load; the log-in card opens over the page, filters stay on it.
 * Of the games, vendors and news that are the same page each, one is enough: `kind` says which page it is.
 */
const findSoftLinks = (page: Page) =>
  page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>(':is(header, main, footer, nav) a[data-soft=""]'),
    ]
      .filter((link) => link.checkVisibility() && !/\/m\/(login|register)$/.test(link.pathname))
      .filter(({ pathname }) => pathname !== window.location.pathname);
    const kindOf = ({ pathname, search }: HTMLAnchorElement) =>
      [pathname, ...new URLSearchParams(search).keys()].join(' ');
    const firsts = new Map(links.map((link) => [kindOf(link), link.getAttribute('href') ?? '']));
    return [...firsts].map(([kind, href]) => ({ kind, href }));
  });

/** Scrolls down and follows a link; returns how far the page was scrolled. */
async function follow(page: Page, href: string): Promise<number> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), DOWN);
  const from = await topOf(page);
  await page
    .locator(`:is(header, main, footer, nav) a[data-soft][href="${href}"]:visible`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.evaluate(() => window.location.pathname + window.location.search)).toBe(href);
  return from;
}

// Bars and the footer are the same on every page: their links are followed from the smallest.
const STARTS = [ROUTES.service, ROUTES.game, ROUTES.home] as const;

test(`pages behind links of ${STARTS.join(', ')} open at their top with the focus, and Back finds the old place (R1)`, async ({
  page,
  visitor,
}) => {
  test.setTimeout(120_000);
  const followed = new Set<string>();
  for (const start of STARTS)
    await test.step(start, async () => {
      await visitor.opens(start);
      await whenAlive(page);
      // Two of them on each page, each padded to its previous length in its own way.
      const links = (await findSoftLinks(page)).filter(({ kind }, at) => at < 2 || !followed.has(kind));
      expect(links.length, start).toBeGreaterThan(1);
      for (const { kind, href } of links) {
        followed.add(kind);
        const from = await follow(page, href);
        await expect(page.locator('#content'), href).toBeFocused();
        await expect.poll(() => topOf(page), href).toBe(0);
        await page.goBack();
        await expect.poll(() => topOf(page), `back from ${href}`).toBe(from);
      }
    });
  expect(followed.size).toBeGreaterThan(10);
});

test('Back from a game that was opened anew finds the place far down in the list that led to it (R1)', async ({
  page,
  visitor,
}) => {
  await visitor.opens(ROUTES.game);
  await whenPageSettled(page);
  await page.evaluate(() => window.scrollTo({ top: 5_000, behavior: 'instant' }));
  const from = await topOf(page);
  await page
    .locator('main a[data-soft][href*="game="]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/game=/);
  await expect.poll(() => topOf(page)).toBe(0);
  // As after Back from the game itself, whose page is a document of its own.
  await page.reload();
  await whenPageSettled(page);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(from);
  await page.goBack();
  await expect.poll(() => topOf(page)).toBe(from);
});
