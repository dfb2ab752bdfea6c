// PRF-32: frames that are dropped while 5,000 games scroll, by the browser's own trace, on a slow processor.
import { countFrames, FRAME_CATEGORIES } from '../measure/frames.mjs';
import { medianOf } from '../measure/statistics.mjs';
import { amountLine } from '../report/lines.mjs';
import { startDemo } from '../setup/site.mjs';
import { openPage, slowDown, whenAlive, withBrowser } from './phone.mjs';
import { trace } from './trace.mjs';

const GAMES = 5_000;
/** About 80 rows, three screens a second. */
const SCROLL_PX = 16_000;
const PX_A_SECOND = 2_000;
/** On the walk before, less than a screen at a time. */
const STEP_PX = 600;
const STEP_MS = 100;
/** Drawn without a graphics card: a phone's pixels would cost more than the page. */
const FEW_PIXELS = { deviceScaleFactor: 1 };

const BARE_STYLE = 'li{float:left;inline-size:33%;block-size:190px}';
const BARE_PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><style>${BARE_STYLE}</style><ul>${'<li>game</li>'.repeat(GAMES)}</ul>`;

async function fillLobby(sandboxPort, merchant) {
  const answer = await fetch(`http://127.0.0.1:${sandboxPort}/control/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, count: GAMES }),
  });
  if (!answer.ok) throw new Error(`the sandbox holds no ${GAMES} games: ${answer.status}`);
}

async function openGames(phone, url) {
  const page = await openPage(phone, url);
  await page.goto(url);
  await whenAlive(page);
  await page.locator('main select[name="sort"]').selectOption('newest');
  await page.locator(`main [aria-setsize="${GAMES}"]`).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function openBare(phone) {
  const page = await phone.newPage();
  await page.setContent(BARE_PAGE);
  return page;
}

/** Walks down the page, so that the sandbox has painted its pictures: it does so when one is first requested. */
async function seePictures(page) {
  for (let top = 0; top <= SCROLL_PX + STEP_PX; top += STEP_PX) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(STEP_MS);
  }
  await page.waitForLoadState('networkidle');
}

/** Scrolls the page by wheel, as fast as a finger; returns the share of its frames that were dropped, in percent. */
async function scroll(page) {
  await slowDown(page);
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize();
  const gesture = { x: width / 2, y: height / 2, yDistance: -SCROLL_PX, speed: PX_A_SECOND };
  const events = await trace(session, FRAME_CATEGORIES, () =>
    session.send('Input.synthesizeScrollGesture', gesture),
  );
  // The slow page learns of it later than the screen shows it.
  await page.waitForFunction((least) => window.scrollY >= least, SCROLL_PX / 2);
  const { due, dropped } = countFrames(events);
  return (100 * dropped) / due;
}

export async function benchScroll({ ports, plan }) {
  const demo = await startDemo(ports.site, ports.sandbox);
  await fillLobby(ports.sandbox, 'aurora');
  const url = `http://${demo.host}/m/game`;
  const shares = { games: [], bare: [] };
  await withBrowser(async (withPhone) => {
    const games = () => withPhone(async (phone) => scroll(await openGames(phone, url)), FEW_PIXELS);
    const bare = () => withPhone(async (phone) => scroll(await openBare(phone)), FEW_PIXELS);
    await withPhone(async (phone) => seePictures(await openGames(phone, url)), FEW_PIXELS);
    for (let round = 0; round < plan.visits; round += 1) {
      shares.games.push(await games());
      shares.bare.push(await bare());
    }
  });
  await demo.stop();
  const line = (what, amount, goal) => amountLine({ id: 'PRF-32', what, amount, unit: '%', goal });
  return [
    line(`frames dropped while ${GAMES} games scroll, processor 4 times slower`, medianOf(shares.games), 2),
    line(`the same of a page of ${GAMES} bare boxes`, medianOf(shares.bare)),
  ];
}
