// Growth: cost of more cached pages; the curves over merchants and instances are in their own rows.
import { rssOf } from '../measure/process-tree.mjs';
import { measureCpu } from '../measure/rounds.mjs';
import { toRequest } from '../measure/wrk.mjs';
import { hostOf } from '../setup/registry.mjs';
import { expectAnswer, startSite } from '../setup/site.mjs';

const PAGES = [1, 10, 100, 1_000];
const QUICK_PAGES = [1, 10];
const MB = 1e6;

/** Fills the page cache with the home pages of `count` merchants, then requests each of them. */
async function measurePages(site, count, seconds) {
  for (let at = 0; at < count; at += 1)
    await expectAnswer({ port: site.port, host: hostOf(at, site.port), path: '/m/home' }, /<html/);
  const requests = Array.from({ length: count }, (_, at) =>
    toRequest({ path: '/m/home', host: hostOf(at, site.port) }, at + 1),
  );
  const target = { name: `${count} pages`, pids: site.pids, port: site.port, requests: () => requests };
  const { cpuMs, bytes } = await measureCpu(target, 0, { seconds });
  return { cpuMs, bytes, rss: rssOf(site.pids) / MB };
}

/** CPU per request and memory by cached pages; cost of a static file. Feeds the plots only. */
export async function benchGrowth({ ports, provider, plan, note }) {
  const site = await startSite({ port: ports.site, upstreamPort: provider.port, merchants: 10_000 });
  const points = [];
  for (const count of plan.isQuick ? QUICK_PAGES : PAGES)
    points.push([count, await measurePages(site, count, plan.seconds)]);
  const { text } = await expectAnswer({ port: site.port, host: site.host, path: '/m/home' }, /<html/);
  const [file] = /\/_next\/static\/chunks\/[^"]*\.js/.exec(text) ?? [];
  const asset = { name: 'file', pids: site.pids, port: site.port, host: site.host, path: file };
  const { cpuMs } = await measureCpu(asset, 0, { seconds: plan.seconds });
  await site.stop();
  const [, home] = points[0];
  note({
    cpuByPages: points.map(([count, one]) => [count, one.cpuMs]),
    rssByPages: points.map(([count, one]) => [count, one.rss]),
    pageBytes: home.bytes,
    fileMs: cpuMs,
  });
  return [];
}
