// PRF-1 to PRF-6: cost and latency of a proxied call, against plain proxies, a naive route handler and bare Node.
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { startBenchNode } from '../measure/processes.mjs';
import { compareCpu, compareLatency, findSharedRate } from '../measure/rounds.mjs';
import { medianOf } from '../measure/statistics.mjs';
import { ratioLine } from '../report/lines.mjs';
import { startApp } from '../setup/apps.mjs';
import { inFolder } from '../setup/folder.mjs';
import { startProxy } from '../setup/nginx.mjs';
import { expectAnswer, signIn, startSite } from '../setup/site.mjs';

const PATH = '/wps/captcha/geetest?t=1';
const MEMBER_PATH = '/wps/relay/MCSFE_getPlayerRankProgress';
const CONFIG_PATH = '/wps/system/config';
const server = (name) => fromRoot('tools/bench/servers', `${name}.mjs`);

/** Starts a small bench server before the provider. */
export function startServer(name, { port, upstreamPort = 0 }) {
  const env = {
    PORT: String(port),
    UPSTREAM: `http://127.0.0.1:${upstreamPort}`,
    PACKAGES: inFolder('packages/package.json'),
  };
  return startBenchNode([server(name)], {
    env: { ...env, NODE_ENV: 'production' },
    probe: { port, path: PATH },
  });
}

async function startAll({ ports, provider }) {
  const upstreamPort = provider.port;
  const [site, fastify, httpProxy, nginx, app, hello] = await Promise.all([
    startSite({ port: ports.site, upstreamPort }),
    startServer('fastify-proxy', { port: ports.fastify, upstreamPort }),
    startServer('plain-proxy', { port: ports.httpProxy, upstreamPort }),
    startProxy(ports.nginx, [upstreamPort]),
    startApp('plain', { port: ports.app, upstreamPort }),
    startServer('hello', { port: ports.hello }),
  ]);
  return { site, fastify, httpProxy, nginx, app, hello };
}

const stopAllOf = (running) => Promise.all(Object.values(running).map((one) => one.stop()));

async function toTargets({ site, fastify, httpProxy, nginx, app, hello }) {
  const own = { pids: site.pids, port: site.port, host: site.host };
  const Cookie = await signIn(own);
  const targets = [
    { name: 'relay', ...own, path: PATH },
    { name: 'member', ...own, path: MEMBER_PATH, headers: { Cookie } },
    { name: 'config', ...own, path: CONFIG_PATH },
    { name: 'fastify', pids: fastify.pids, port: fastify.port, path: PATH },
    { name: 'http-proxy-3', pids: httpProxy.pids, port: httpProxy.port, path: PATH },
    { name: 'route', pids: app.pids, port: app.port, path: PATH },
    { name: 'nginx', pids: nginx.pids, port: nginx.port, path: PATH },
    { name: 'hello', pids: hello.pids, port: hello.port, path: '/' },
  ];
  for (const target of targets) await expectAnswer(target, /success":true|^hello$/);
  return targets;
}

const WHAT = 'anonymous GET /wps, CPU a request';
const CONFIG_WHAT = 'GET of the kept public config, CPU a request';
const AGAINST_NODE = { baseline: 'bare Node', goal: 3, stretch: 2 };
const SAME_RATE = 3_000;

function toCpuLines(cpu) {
  const line = (id, [own, other], rest) =>
    ratioLine({ id, own: cpu[own], other: cpu[other], unit: 'ms', ...rest });
  return [
    line('PRF-1', ['relay', 'fastify'], {
      what: WHAT,
      baseline: '@fastify/http-proxy',
      goal: 1.5,
      stretch: 1,
    }),
    line('PRF-1', ['relay', 'http-proxy-3'], { what: WHAT, baseline: 'http-proxy-3 (for the record)' }),
    line('PRF-2', ['relay', 'route'], { what: WHAT, baseline: 'Next route handler with fetch', goal: 0.2 }),
    line('PRF-3', ['relay', 'nginx'], { what: WHAT, baseline: 'nginx proxy_pass', goal: 8, stretch: 5 }),
    line('PRF-4', ['member', 'relay'], {
      what: 'GET /wps with a session, CPU a request',
      baseline: 'ours, anonymous',
      goal: 1.25,
    }),
    line('PRF-5', ['config', 'hello'], { what: CONFIG_WHAT, ...AGAINST_NODE }),
  ];
}

// Under full load bare Node batches wake-ups of the load generator, the site does not; at a fixed rate both behave alike.
function toSameRateLine(cpu) {
  const what = `${CONFIG_WHAT}, at ${SAME_RATE} requests a second for both`;
  const both = { own: cpu.config, other: cpu.hello, unit: 'ms' };
  return ratioLine({ id: 'PRF-5', what, ...both, ...AGAINST_NODE });
}

/** PRF-1 to PRF-5. */
export async function benchApiProxyCpu(context) {
  const running = await startAll(context);
  const targets = await toTargets(running);
  const cpu = await compareCpu(targets, { plan: context.plan });
  const ends = targets.filter(({ name }) => name === 'config' || name === 'hello');
  const sameRate = await compareCpu(ends, { plan: context.plan, rate: SAME_RATE });
  await stopAllOf(running);
  context.note({ relayMs: cpu.relay, configMs: cpu.config });
  return [...toCpuLines(cpu), toSameRateLine(sameRate)];
}

/** PRF-6: latency that each adds to a direct call, at one rate for both. */
export async function benchApiProxyLatency(context) {
  const running = await startAll(context);
  const targets = await toTargets(running);
  const both = targets.filter(({ name }) => name === 'relay' || name === 'fastify');
  const direct = { name: 'direct', pids: context.provider.pids, port: context.provider.port, path: PATH };
  const rate = await findSharedRate(both, context.plan);
  const lists = await compareLatency([...both, direct], { plan: context.plan, rate });
  await stopAllOf(running);
  const directP50 = medianOf(lists.direct.map(({ p50 }) => p50));
  const added = (name, key) => lists[name].map((figures) => Math.max(figures[key] - directP50, 0.001));
  const line = (key, goal) =>
    ratioLine({
      id: 'PRF-6',
      what: `latency that the relay adds, ${key}, at ${Math.round(rate)} requests a second`,
      baseline: '@fastify/http-proxy',
      own: added('relay', key),
      other: added('fastify', key),
      unit: 'ms',
      goal,
    });
  return [line('p50', 1.3), line('p99', 1.5)];
}
