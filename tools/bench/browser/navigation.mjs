// PRF-26: from home to the lobby of a category without a reload, against two pages of a plain Next app.
import { amountLine, ratioLine } from '../report/lines.mjs';
import { startApp } from '../setup/apps.mjs';
import { startDemo } from '../setup/site.mjs';
import { openPage, slowDown, whenAlive, withBrowser } from './phone.mjs';

/** Runs in the page: clicks the link and resolves with the ms until the new page's content is painted. */
function clickAndWait({ href, content }) {
  window.stays = true;
  return new Promise((resolve) => {
    const link = document.querySelector(`a[href="${href}"]`);
    const startedAt = performance.now();
    const look = () => {
      const isThere = location.pathname === href && document.querySelectorAll(content).length > 0;
      if (!isThere) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
    };
    link.click();
    requestAnimationFrame(look);
  });
}

async function navigate(phone, { from, href, content }) {
  const page = await openPage(phone, from);
  await page.goto(from);
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const ms = await page.evaluate(clickAndWait, { href, content });
  const stays = await page.evaluate(() => window.stays === true);
  return { ms, reloads: stays ? 0 : 1 };
}

export async function benchNavigation({ ports, plan }) {
  const app = await startApp('plain', { port: ports.app });
  const demo = await startDemo(ports.site, ports.sandbox);
  const own = {
    from: `http://${demo.host}/m/home`,
    href: '/m/rng',
    content: 'main a[href^="/m/game?game="]',
  };
  const bare = {
    from: `http://localhost:${ports.app}/from`,
    href: '/lobby',
    content: 'main a[href^="/game/"]',
  };
  const visits = { own: [], other: [] };
  await withBrowser(async (withPhone) => {
    for (let round = 0; round < plan.visits; round += 1) {
      visits.own.push(await withPhone((phone) => navigate(phone, own)));
      visits.other.push(await withPhone((phone) => navigate(phone, bare)));
    }
  });
  await Promise.all([app.stop(), demo.stop()]);
  const msOf = (list) => list.map(({ ms }) => ms);
  const what = 'from home to a lobby, click to content, processor 4 times slower';
  const reloads = visits.own.reduce((sum, one) => sum + one.reloads, 0);
  return [
    ratioLine({
      id: 'PRF-26',
      what,
      baseline: 'two pages of a plain Next app',
      own: msOf(visits.own),
      other: msOf(visits.other),
      unit: 'ms',
      goal: 2,
    }),
    amountLine({ id: 'PRF-26', what: 'full reloads on the way', amount: reloads, goal: 0 }),
  ];
}
