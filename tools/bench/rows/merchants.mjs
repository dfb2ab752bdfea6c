// PRF-11 to PRF-15: cost of the number of merchants in time, memory and start, and for their neighbours.
import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_CORES } from '../measure/cores.mjs';
import { rssOf } from '../measure/process-tree.mjs';
import { compareCpu, findSharedRate } from '../measure/rounds.mjs';
import { medianOf, zipfPlaces } from '../measure/statistics.mjs';
import { runLoad, toRequest } from '../measure/wrk.mjs';
import { amountLine, ratioLine } from '../report/lines.mjs';
import { hostOf } from '../setup/registry.mjs';
import { startSite } from '../setup/site.mjs';

const SIZES = [1, 100, 10_000];
const PATH = '/wps/captcha/geetest';
const REQUESTS = 20_000;
const SETTLE_MS = 2_000;
const MB = 1e6;

const toZipfRequests = (size, port) =>
  zipfPlaces(size, REQUESTS).map((at, visitor) => toRequest({ path: PATH, host: hostOf(at, port) }, visitor));

/** PRF-11: the same call, its hosts by Zipf's law over all merchants. */
export async function benchMerchantCpu({ ports, provider, plan, note }) {
  const places = [ports.site, ports.second, ports.third];
  const sites = [];
  for (const [at, merchants] of SIZES.entries())
    sites.push(await startSite({ port: places[at], upstreamPort: provider.port, merchants }));
  const targets = sites.map(({ pids, port }, at) => {
    const requests = toZipfRequests(SIZES[at], port);
    return { name: String(SIZES[at]), pids, port, requests: () => requests };
  });
  const cpu = await compareCpu(targets, { plan });
  await Promise.all(sites.map((one) => one.stop()));
  note({ cpuByMerchants: SIZES.map((size) => [size, medianOf(cpu[size])]) });
  const line = (size, goal) =>
    ratioLine({
      id: 'PRF-11',
      what: `relayed GET with ${size} merchants, hosts by Zipf, CPU a request`,
      baseline: 'the site with 1',
      own: cpu[size],
      other: cpu[1],
      unit: 'ms',
      goal,
    });
  return [line(100, 1.05), line(10_000, 1.1)];
}

async function startOnce({ ports, provider }, merchants) {
  const upstreamPort = provider.port;
  const site = await startSite({ port: ports.site, upstreamPort, merchants, cores: ALL_CORES });
  await sleep(SETTLE_MS);
  const rss = rssOf(site.pids);
  await site.stop();
  return { rss, startMs: site.startMs, bytes: site.registryBytes };
}

async function startMany(context) {
  const starts = new Map(SIZES.map((size) => [size, []]));
  for (let round = 0; round < context.plan.starts; round += 1) {
    const order = round % 2 === 0 ? SIZES : SIZES.toReversed();
    for (const size of order) starts.get(size).push(await startOnce(context, size));
  }
  return starts;
}

/** PRF-13 and PRF-14. */
export async function benchMerchantStarts(context) {
  const starts = await startMany(context);
  const valuesOf = (size, key) => starts.get(size).map((one) => one[key]);
  const growth = medianOf(valuesOf(10_000, 'rss')) - medianOf(valuesOf(1, 'rss'));
  const [{ bytes }] = starts.get(10_000);
  context.note({
    rssByMerchants: SIZES.map((size) => [size, medianOf(valuesOf(size, 'rss')) / MB]),
    startByMerchants: SIZES.map((size) => [size, medianOf(valuesOf(size, 'startMs'))]),
    configBytesEach: bytes / 10_000,
  });
  const what = 'memory that 10,000 merchants take';
  return [
    amountLine({
      id: 'PRF-13',
      what: `${what}, by bytes of their JSON`,
      baseline: `${(bytes / MB).toFixed(1)} MB of JSON`,
      amount: growth / bytes,
      unit: '×',
      goal: 3,
    }),
    amountLine({ id: 'PRF-13', what, amount: growth / MB, unit: 'MB', goal: 64 }),
    ratioLine({
      id: 'PRF-14',
      what: 'start to ready with 10,000 merchants',
      baseline: 'with 1',
      own: valuesOf(10_000, 'startMs'),
      other: valuesOf(1, 'startMs'),
      unit: 'ms',
      goal: 1.2,
    }),
  ];
}

const HOT_RATE_AT_MOST = 100;
const COLD_RATE = 17;
const HOME = '/m/home';

/** PRF-15: one merchant's warm page at a steady rate, while all others get their first request within ten minutes. */
export async function benchNeighbours({ ports, provider, plan }) {
  const upstreamPort = provider.port;
  const site = await startSite({ port: ports.site, upstreamPort, merchants: 10_000, cores: ALL_CORES });
  const hot = [toRequest({ path: HOME, host: site.host })];
  const load = (requests, rate, seconds) => runLoad({ port: site.port, requests, rate, seconds });
  const lists = { idle: [], filling: [] };
  const seconds = plan.seconds * 2;
  const target = { name: 'hot', pids: site.pids, port: site.port, host: site.host, path: HOME };
  const hotRate = Math.min(HOT_RATE_AT_MOST, await findSharedRate([target], plan));
  for (let round = 0; round < plan.rounds; round += 1) {
    lists.idle.push((await load(hot, hotRate, seconds)).p99);
    const cold = Array.from({ length: 1_000 }, (_, at) =>
      toRequest({ path: HOME, host: hostOf(1 + round * 1_000 + at, site.port) }),
    );
    const [busy] = await Promise.all([load(hot, hotRate, seconds), load(cold, COLD_RATE, seconds)]);
    lists.filling.push(busy.p99);
  }
  await site.stop();
  const what = `p99 of a warm /m/home at ${Math.round(hotRate)} a second while ${COLD_RATE} others a second are rendered for the first time`;
  return [
    ratioLine({
      id: 'PRF-15',
      what,
      baseline: 'the others idle',
      own: lists.filling,
      other: lists.idle,
      unit: 'ms',
      goal: 1.5,
    }),
  ];
}
