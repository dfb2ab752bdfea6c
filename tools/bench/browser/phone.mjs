// The bench's phone: Chromium at the narrowest width, with a processor four times slower.
import { devices } from 'playwright';
import { openBrowser } from '../../screens/open-browser.mjs';

const SLOWER = 4;
const LIMIT_MS = 30_000;
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  screen: { width: 360, height: 740 },
};

/** Opens a browser on all cores, as a phone has several, runs `visit` with a source of fresh phones, and closes it. An open slow page would slow the next ones. */
export async function withBrowser(visit) {
  const browser = await openBrowser();
  const withPhone = async (use, options) => {
    const phone = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...options });
    phone.setDefaultTimeout(LIMIT_MS);
    try {
      return await use(phone);
    } finally {
      await phone.close();
    }
  };
  try {
    return await visit(withPhone);
  } finally {
    await browser.close();
  }
}

/** Opens a page of a visitor who has already answered the site's questions. */
export async function openPage(phone, url) {
  await phone.addCookies([
    { name: 'mc_consent', value: 'no', url },
    { name: 'mc_age', value: '1', url },
  ]);
  return phone.newPage();
}

/** Slows the page's processor. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Waits until React has hydrated the page. */
export function whenAlive(page) {
  return page.waitForFunction(() => {
    const inside = [...document.querySelectorAll('main button, main a')];
    const isTaken = (node) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
    return inside.length > 0 && inside.every(isTaken);
  });
}
