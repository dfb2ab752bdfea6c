import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { CATEGORY_LOBBIES, ROUTES } from '@/lib/shared/routes';
import { readBrand } from '../support/merchant';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { whenWhole } from '../support/screens';
import { expect, test } from '../support/test';

test('home is read as banner, main with one heading, footer and navigations, each by its name; languages are named in their own (WCAG 1.3.1, 2.4.6, 3.1.2, 4.1.2)', async ({
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
});

test('the ways in are read with names, roles and states (WCAG 4.1.2)', async ({ page, visitor }) => {
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
});

test('hearts announce whether a game is saved, and links of games announce the game (WCAG 2.4.4, 4.1.2)', async ({
  page,
  visitor,
  t,
}) => {
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
});

test('help is at the same place on every page (WCAG 3.2.6)', async ({ page, visitor, t }) => {
  const seen = new Set<string>();
  for (const path of [ROUTES.home, ROUTES.login, ROUTES.activity, ROUTES.safety]) {
    await visitor.opens(path);
    await whenWhole(page);
    const tabs = await page
      .getByRole('navigation', { name: t('tab.name') })
      .getByRole('link')
      .allInnerTexts();
    const more = await page
      .getByRole('navigation', { name: t('footer.name') })
      .getByRole('link')
      .allInnerTexts();
    expect(tabs).toContain(t('tab.service'));
    expect(more).toContain(t('footer.service'));
    seen.add(`${tabs.indexOf(t('tab.service'))} ${more.indexOf(t('footer.service'))}`);
  }
  expect(seen.size).toBe(1);
});
