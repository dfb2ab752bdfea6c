// PRF-16 and PRF-18: cost of several instances with one Redis, and that equal calls reach the provider once.
import { ALL_CORES } from '../measure/cores.mjs';
import { get } from '../measure/processes.mjs';
import { compareCpu } from '../measure/rounds.mjs';
import { medianOf } from '../measure/statistics.mjs';
import { toRequest } from '../measure/wrk.mjs';
import { amountLine, ratioLine } from '../report/lines.mjs';
import { startProxy } from '../setup/nginx.mjs';
import { startRedis } from '../setup/redis.mjs';
import { hostOf } from '../setup/registry.mjs';
import { signIn, startSite } from '../setup/site.mjs';
import { startServer } from './proxy.mjs';

const VISITORS = 512;
const SMALL = '/wps/captcha/geetest';
const MIX = [
  { path: '/m/home' },
  { path: SMALL },
  { path: '/wps/system/config' },
  { path: '/wps/relay/MCSFE_getPlayerRankProgress', isMember: true },
];

/** Requests a page, a public call, a cached answer and a member's call in rotation, by many visitors. */
export async function toMix({ port, host }) {
  const Cookie = await signIn({ port, host });
  return Array.from({ length: VISITORS }, (_, at) => {
    const { path, isMember } = MIX[at % MIX.length];
    return toRequest({ path, host, headers: isMember ? { Cookie } : {} }, at + 1);
  });
}

/** `count` instances and a Redis behind nginx, whose own cost is not counted. */
async function startGroup(count, { ports, provider, redisPort }) {
  const places = Array.from({ length: count }, (_, at) => ports[0] + 1 + at);
  const redis = redisPort ? await startRedis(redisPort) : undefined;
  const sites = [];
  for (const port of places)
    sites.push(await startSite({ port, upstreamPort: provider.port, redisPort, cores: ALL_CORES }));
  const nginx = await startProxy(ports[0], places);
  const requests = await toMix({ port: ports[0], host: hostOf(0, places[0]) });
  const all = [nginx, ...sites, ...(redis ? [redis] : [])];
  const pids = all.slice(1).flatMap((one) => one.pids);
  const name = redis ? `${count} with Redis` : `${count} alone`;
  return {
    name,
    pids,
    port: ports[0],
    requests: () => requests,
    stop: () => Promise.all(all.map((one) => one.stop())),
  };
}

const GAP = 10;

async function startGroups(counts, { ports, provider }) {
  const first = ports.groups;
  const groups = [await startGroup(1, { ports: [first], provider })];
  for (const [at, count] of counts.entries()) {
    const own = first + (at + 1) * GAP;
    groups.push(await startGroup(count, { ports: [own], provider, redisPort: own + GAP - 1 }));
  }
  return groups;
}

/** PRF-16, and the curve over 1, 2 and 4 instances. */
export async function benchInstances(context) {
  const { ports, provider, plan, note } = context;
  const counts = [1, 2, 4];
  const groups = await startGroups(counts, { ports, provider });
  const cpu = await compareCpu(groups, { plan });
  await Promise.all(groups.map((one) => one.stop()));
  note({ cpuByInstances: counts.map((count) => [count, medianOf(cpu[`${count} with Redis`])]) });
  const what =
    'a mix of page, open call, kept answer and member’s call: CPU a request of 2 instances and Redis';
  const baseline = '1 instance without Redis';
  const rounds = { own: cpu['2 with Redis'], other: cpu['1 alone'] };
  return [ratioLine({ id: 'PRF-16', what, baseline, ...rounds, unit: 'ms', goal: 1.25 })];
}

const AT_ONCE = 100;
const CALLS = '/wps/relay/GCSGAME_newGameVendor?platform=MOBILE';

/** PRF-18: 100 equal questions in flight. */
export async function benchSingleFlight({ ports }) {
  const provider = await startServer('slow-provider', { port: ports.second });
  const site = await startSite({ port: ports.site, upstreamPort: ports.second });
  const ask = () => get({ port: site.port, host: site.host, path: CALLS });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const failed = answers.filter((answer) => answer?.status !== 200).length;
  const counts = JSON.parse((await get({ port: ports.second, path: '/count' })).text);
  await Promise.all([site.stop(), provider.stop()]);
  if (failed > 0) throw new Error(`${failed} of ${AT_ONCE} questions were not answered with 200`);
  const what = `calls that reach the provider for ${AT_ONCE} equal GETs in flight`;
  return [amountLine({ id: 'PRF-18', what, amount: counts[CALLS.split('?', 1)[0]] ?? 0, goal: 1 })];
}
