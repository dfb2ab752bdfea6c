// Pictures of one brand: every page on a phone, for visitors and members, and some in a wide window.
import path from 'node:path';
import { devices } from 'playwright';
import { MEMBER_PAGES, VISITOR_PAGES, WIDE_PAGES } from './page-list.mjs';

/** The narrowest phone of the design. */
export const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  screen: { width: 360, height: 740 },
  deviceScaleFactor: 2,
};
export const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const PLAYER = { username: 'lan', password: 'Passw0rd!' };

/** Waits until pictures and fonts are loaded and nothing moves. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter(({ complete }) => complete);
    await Promise.allSettled(loaded.map((image) => image.decode()));
    const isPassing = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isPassing)
        .map(({ finished }) => finished),
    );
  });
}

/** Stores a visitor's answers to the questions of age and consent: their dialogs have pictures of their own. */
export function answerQuestions(context, url) {
  const answers = { mc_age: '1', mc_consent: 'no' };
  return context.addCookies(Object.entries(answers).map(([name, value]) => ({ name, value, url })));
}

/** Gives `use` a fresh browser page of a device, with a function that opens a place of the site. */
export async function withPage(browser, { origin, locale, device }, use) {
  const context = await browser.newContext({ ...device, locale, reducedMotion: 'reduce' });
  await answerQuestions(context, origin);
  const page = await context.newPage();
  const open = async (place) => {
    await page.goto(`${origin}${place}`);
    await settle(page);
  };
  await use(page, open);
  await context.close();
}

async function signIn(page, open) {
  await open('/m/login');
  for (const [name, value] of Object.entries(PLAYER)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL('**/m/home');
  await settle(page);
}

function isAt(page, place) {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}` === place;
}

/** Opens a place, or the address of the first link on it that fits `first`; a place that is open already stays. */
export async function openFirst(page, open, { place, first }) {
  if (!isAt(page, place)) await open(place);
  const href = first && (await page.locator(first).first().getAttribute('href'));
  if (href) await open(href);
}

/** Opens a member's first game with its chrome around it, where the merchant embeds games. */
async function play(page, open) {
  await openFirst(
    page,
    open,
    MEMBER_PAGES.find(({ name }) => name === 'member-game'),
  );
  await page.locator('main a[href*="/m/launchGame"]').first().click();
  await page.waitForTimeout(2_500);
}

/** Takes the pictures of a brand into `folder`, named `<brand>-<page>.png`; returns the names. */
export async function takeScreens(browser, { origin, code, locale, folder }) {
  const taken = [];
  const save = async (page, name) => {
    await page.screenshot({ path: path.join(folder, `${code}-${name}.png`) });
    taken.push(name);
  };
  const saveAll = async (page, open, list) => {
    for (const one of list) {
      await openFirst(page, open, one);
      await save(page, one.name);
    }
  };
  await withPage(browser, { origin, locale, device: PHONE }, async (page, open) => {
    await saveAll(page, open, VISITOR_PAGES);
    await signIn(page, open);
    await saveAll(page, open, MEMBER_PAGES);
    await play(page, open);
    await save(page, 'playing');
  });
  await withPage(browser, { origin, locale, device: WIDE }, (page, open) => saveAll(page, open, WIDE_PAGES));
  return taken;
}
