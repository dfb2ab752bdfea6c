// Pictures of the component workbench, section by section: every brand, one from right to left, one with letters of double size.
import path from 'node:path';
import { BootstrapError } from '../../scripts/bootstrap/main.mjs';
import { isRunning, startNode, stop } from '../../scripts/run/children.mjs';
import { freePort, waitForAnswer } from '../../scripts/run/ports.mjs';
import { answerQuestions, settle } from './take-screens.mjs';

const SITE_PORT = 3260;
const SANDBOX_PORT = 4260;
const WIDTHS = [360, 1280];
const HEIGHT = 800;
/** The first page waits for the compiler. */
const TIMEOUT_MS = 300_000;

/** Views of the first brand besides the plain one. */
const VIEWS = [
  { name: 'rtl', query: '?dir=rtl' },
  { name: 'large', query: '?size=200' },
];

async function startDevelopment() {
  const port = await freePort(SITE_PORT);
  const sandboxPort = await freePort(SANDBOX_PORT);
  const env = { ...process.env, MERCHANTS: '', PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const site = startNode(['scripts/dev.mjs'], { env, stdio: 'ignore' });
  const stopSite = () => stop(site, 'SIGINT');
  const isGivenUp = () => !isRunning(site);
  if (await waitForAnswer(`http://127.0.0.1:${port}/healthz`, { timeoutMs: TIMEOUT_MS, isGivenUp }))
    return { port, stop: stopSite };
  await stopSite();
  throw new BootstrapError('The development server did not start: npm run dev says why.');
}

async function pictureSections(page, { folder, name }) {
  const sections = await page.locator('section[data-section]').all();
  for (const section of sections) {
    const file = `workbench-${name}-${await section.getAttribute('data-section')}.png`;
    await section.screenshot({ path: path.join(folder, file), timeout: TIMEOUT_MS });
  }
  return sections.length;
}

async function pictureView(browser, { origin, query = '', locale, width, folder, name }) {
  const viewport = { width, height: HEIGHT };
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
  await answerQuestions(context, origin);
  const page = await context.newPage();
  await page.goto(`${origin}/m/workbench${query}`, { timeout: TIMEOUT_MS });
  await page.locator('[data-ready]').waitFor({ state: 'attached', timeout: TIMEOUT_MS });
  await settle(page);
  const count = await pictureSections(page, { folder, name });
  await context.close();
  return count;
}

/** Starts a development server and pictures its workbench into `folder` as `workbench-<brand>[-<view>]-<width>-<section>.png`; returns how many pictures there are. */
export async function takeWorkbench(browser, brands, folder) {
  const site = await startDevelopment();
  const plain = brands.map((brand) => ({ ...brand, name: brand.code }));
  const views = VIEWS.map(({ name, query }) => ({ ...brands[0], query, name: `${brands[0].code}-${name}` }));
  let count = 0;
  try {
    for (const { code, locale, query, name } of [...plain, ...views])
      for (const width of WIDTHS) {
        const origin = `http://${code}.localhost:${site.port}`;
        const view = { origin, query, locale, width, folder, name: `${name}-${width}` };
        count += await pictureView(browser, view);
      }
  } finally {
    await site.stop();
  }
  return count;
}
