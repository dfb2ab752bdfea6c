import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';

const DOWN = 900;

const topOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Addresses of other pages that links lead to without a load; the log-in card opens over the page, filters stay on it.
 * Of the games, vendors and news that are the same page each, one is enough.
 */
const findSoftLinks = (page: Page, withFooter: boolean) =>
  page.evaluate((isWhole) => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>(':is(header, main, footer, nav) a[data-soft=""]'),
    ]
      .filter((link) => link.checkVisibility() && !/\/m\/(login|register)$/.test(link.pathname))
      .filter(({ pathname }) => pathname !== window.location.pathname)
      .filter((link) => isWhole || !link.closest('footer'));
    const kindOf = ({ pathname, search }: HTMLAnchorElement) =>
      [pathname, ...new URLSearchParams(search).keys()].join(' ');
    return [...new Map(links.map((link) => [kindOf(link), link.getAttribute('href') ?? ''])).values()];
  }, withFooter);

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

for (const start of [ROUTES.home, ROUTES.game, ROUTES.service])
  test(`pages behind links of ${start} open at their top with the focus, and Back finds the old place (R1)`, async ({
    page,
    visitor,
  }) => {
    test.setTimeout(120_000);
    await visitor.opens(start);
    await whenAlive(page);
    // The footer is the same on every page: its links are followed from one.
    const hrefs = await findSoftLinks(page, start === ROUTES.service);
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) {
      const from = await follow(page, href);
      await expect(page.locator('#content'), href).toBeFocused();
      await expect.poll(() => topOf(page), href).toBe(0);
      await page.goBack();
      await expect.poll(() => topOf(page), `back from ${href}`).toBe(from);
    }
  });
