import type { Page } from 'playwright/test';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { CATEGORY_LOBBIES, ROUTES } from '@/lib/shared/routes';
import { readBrand } from '../support/merchant';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

/** Position of help among the links of the tab bar and of the footer. */
async function placeOfHelp(page: Page, t: Translate): Promise<[tab: number, footer: number]> {
  const namesIn = (name: string) => page.getByRole('navigation', { name }).getByRole('link').allInnerTexts();
  const [tabs, more] = [await namesIn(t('tab.name')), await namesIn(t('footer.name'))];
  return [tabs.indexOf(t('tab.service')), more.indexOf(t('footer.service'))];
}

/** Number of the slide whose dot is marked. Runs in the page. */
const numberOf = (dots: Element[]) => 1 + dots.findIndex(({ className }) => className.endsWith('here'));

/** The same on every page (3.2.6). */
const HELP = [3, 5];

test('home is read as banner, main with one heading, footer and navigations, each by its name, with help at its place; languages are named in their own; a tap turns to the next banner; the ways in are read with names, roles and states; hearts announce whether a game is saved, links of games announce the game (WCAG 1.3.1, 2.4.4, 2.4.6, 2.5.1, 2.5.7, 3.1.2, 3.2.6, 4.1.2)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens();
  await whenAlive(page);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Aurora Play"
      - button "Language"
      - link "Log in"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Games at Aurora Play" [level=1]
      - region "Promotions"
      - list "Top 10"
      - region "Announcements"
      - search
      - navigation "Game categories"
  `);
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
    - contentinfo:
      - navigation "More pages"
  `);
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - navigation "Main":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Games"
        - listitem:
          - link "Promotions"
        - listitem:
          - link "Service"
        - listitem:
          - link "Log in"
  `);
  expect(await placeOfHelp(page, t)).toEqual(HELP);
  const banners = page.getByRole('region', { name: t('banner.name') });
  const slide = (number: number) =>
    banners.getByRole('group', { name: t('banner.slide', { number, total: 5 }) });
  await banners.getByRole('button', { name: t('banner.pause') }).tap();
  // Until then they rotate automatically.
  const shown = await banners.locator('[class$="dots"] > span').evaluateAll(numberOf);
  await expect(slide(shown)).toBeInViewport({ ratio: 0.9 });
  await banners.getByRole('button', { name: t('banner.next') }).tap();
  await expect(slide((shown % 5) + 1)).toBeInViewport({ ratio: 0.9 });
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('language.title') })
    .click();
  const names = page.getByRole('dialog').locator('a[data-lang] > span');
  const offered = readBrand('aurora').languages.map((code) => LANGUAGES[code]);
  const message = (all: (HTMLElement | SVGElement)[]) =>
    all.map((node) => ({ lang: node.getAttribute('lang'), textContent: node.textContent }));
  expect(await names.evaluateAll(message)).toEqual(
    offered.map(({ tag, name }) => ({ lang: tag, textContent: name })),
  );
  await expect(page.getByRole('dialog').locator('a[aria-current]')).toHaveText('English');

  await visitor.opens(ROUTES.login);
  await whenAlive(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome back" [level=1]
      - group "How to log in":
        - radio "Name & password" [checked]
        - radio "SMS code"
      - textbox "User name"
      - textbox "Password"
      - button "Show password"
      - checkbox "Keep me logged in on this device" [checked]
      - button "Log in"
      - region "Other ways to log in"
  `);
  expect(await placeOfHelp(page, t)).toEqual(HELP);
  await visitor.opens(ROUTES.register);
  await whenAlive(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Create your account" [level=1]
      - group:
        - radio "User name" [checked]
        - radio "Mobile number"
      - textbox "User name"
      - textbox "Password"
      - button "Create account"
  `);
  expect(await placeOfHelp(page, t)).toEqual(HELP);
  await visitor.opens(CATEGORY_LOBBIES.RNG);
  await whenAlive(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: GAME.name }).first()).toBeVisible();
  const heart = main
    .getByRole('button', { name: t('game.favourite', { name: GAME.name }), exact: true })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await placeOfHelp(page, t)).toEqual(HELP);
});
