// Pictures of one brand: home, games, login and the member's own page on a phone, home on a wide window.
import path from 'node:path';
import { devices } from 'playwright';

const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  screen: { width: 360, height: 740 },
  deviceScaleFactor: 2,
};
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const PLAYER = { username: 'lan', password: 'Passw0rd!' };

/** Waits for what a person would call finished: pictures loaded, letters drawn, nothing moving. */
async function settle(page) {
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

async function withPage(browser, { origin, locale, device }, use) {
  const context = await browser.newContext({ ...device, locale, reducedMotion: 'reduce' });
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

/** Takes the pictures of a brand into `folder`, named `<brand>-<screen>.png`. */
export async function takeScreens(browser, { origin, code, locale, folder }) {
  const save = (page, screen) => page.screenshot({ path: path.join(folder, `${code}-${screen}.png`) });
  await withPage(browser, { origin, locale, device: PHONE }, async (page, open) => {
    for (const [screen, place] of Object.entries({ home: '/m/home', game: '/m/game', login: '/m/login' })) {
      await open(place);
      await save(page, screen);
    }
    await signIn(page, open);
    await open('/m/member/home');
    await save(page, 'member');
  });
  await withPage(browser, { origin, locale, device: WIDE }, async (page, open) => {
    await open('/m/home');
    await save(page, 'home-wide');
  });
}
