// PRF-7 to PRF-9: cost of a page warm and cold, against Next's own pages.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentRelease } from '../../../scripts/release/current-release.mjs';
import { get } from '../measure/processes.mjs';
import { compareCpu } from '../measure/rounds.mjs';
import { PHONE_HEADERS, toRequest } from '../measure/wrk.mjs';
import { ratioLine } from '../report/lines.mjs';
import { startApp } from '../setup/apps.mjs';
import { hostOf } from '../setup/registry.mjs';
import { expectAnswer, startSite } from '../setup/site.mjs';

const HOME = '/m/home';
const HTML = { Accept: 'text/html,application/xhtml+xml' };
const COLD_MERCHANTS = 10_000;
const COLD_A_ROUND = 1_000;
/** So few that each one's status, which serves 5 s, is known. */
const FEW_VISITORS = 64;
/** So many that none repeats within 5 s, while its status is known. */
const MANY_VISITORS = 16_384;

/** Each request of a round is its merchant's first. */
function toColdRequests(port, round) {
  const from = 1 + round * COLD_A_ROUND;
  return Array.from({ length: COLD_A_ROUND }, (_, at) =>
    toRequest({ path: HOME, host: hostOf(from + at, port), headers: HTML }, from + at),
  );
}

async function startAll({ ports, provider }) {
  const upstreamPort = provider.port;
  const site = await startSite({ port: ports.site, upstreamPort });
  const cold = await startSite({ port: ports.second, upstreamPort, merchants: COLD_MERCHANTS });
  const empty = await startApp('empty', { port: ports.empty });
  const plain = await startApp('plain', { port: ports.app });
  return { site, cold, empty, plain };
}

const sizeOf = ({ headers }) => Number(headers['content-length']);

/** The site's file nearest to the page in its size on the wire. */
async function findFileLike(page, target) {
  const folder = path.join(currentRelease(), '.next/static/chunks');
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ ...target, path: `/_next/static/chunks/${name}`, name: 'file' })),
  );
  const sizes = await Promise.all(files.map(async (file) => sizeOf(await get(file))));
  const distanceOf = (at) => Math.abs(sizes[at] - sizeOf(page));
  const nearest = files
    .map((_, at) => at)
    .reduce((one, other) => (distanceOf(other) < distanceOf(one) ? other : one));
  return files[nearest];
}

/** Targets beside the warm page: the similar file, and the page for a browser that has it. */
async function toLike(site) {
  const target = { pids: site.pids, port: site.port, host: site.host };
  const headers = { ...PHONE_HEADERS, ...HTML };
  await get({ ...target, path: HOME, headers });
  // Its smaller form is made beside the first answers.
  await sleep(2_000);
  const page = await get({ ...target, path: HOME, headers });
  return [
    await findFileLike(page, { ...target, headers }),
    { ...target, name: 'again', path: HOME, headers: { ...HTML, 'If-None-Match': page.headers.etag } },
  ].map((one) => ({ ...one, visitors: FEW_VISITORS }));
}

function toTargets({ site, cold, empty, plain }, like) {
  const of = ({ pids, port, host }) => ({ pids, port, host, headers: HTML });
  return [
    { name: 'warm', ...of(site), path: HOME, visitors: FEW_VISITORS },
    { name: 'new', ...of(site), path: HOME, visitors: MANY_VISITORS },
    { name: 'cold', ...of(cold), path: HOME, requests: (round) => toColdRequests(cold.port, round) },
    { name: 'static', ...of(empty), path: '/' },
    { name: 'dynamic', ...of(plain), path: '/dynamic' },
    { name: 'nonce', ...of(plain), path: '/nonce' },
    ...like,
  ];
}

/** PRF-7 to PRF-9. */
export async function benchPages(context) {
  const running = await startAll(context);
  const targets = toTargets(running, await toLike(running.site));
  for (const target of targets.filter(({ name }) => !['file', 'again'].includes(name)))
    await expectAnswer(target, /<html/);
  const cpu = await compareCpu(targets, { plan: context.plan });
  await Promise.all(Object.values(running).map((one) => one.stop()));
  context.note({ pageMs: cpu.warm, coldPageMs: cpu.cold });
  const line = (id, [own, other], rest) =>
    ratioLine({ id, own: cpu[own], other: cpu[other], unit: 'ms', ...rest });
  const warm = '/m/home warm, anonymous, strict policy, CPU a request';
  return [
    line('PRF-7', ['warm', 'nonce'], {
      what: warm,
      baseline: 'page with a nonce as Next documents it',
      goal: 0.06,
      stretch: 0.03,
    }),
    line('PRF-7', ['new', 'warm'], {
      what: '/m/home warm, each request of a visitor whose status the provider is asked for, CPU a request',
      baseline: 'of visitors whose status is known (for the record)',
    }),
    line('PRF-7', ['warm', 'file'], {
      what: warm,
      baseline: 'a file of its size from the site',
      goal: 1.5,
    }),
    line('PRF-7', ['again', 'warm'], {
      what: '304 of /m/home, CPU a request',
      baseline: 'the page itself',
      goal: 0.6,
    }),
    line('PRF-8', ['warm', 'static'], { what: warm, baseline: 'static Next page', goal: 0.6, stretch: 0.35 }),
    line('PRF-9', ['cold', 'dynamic'], {
      what: '/m/home, first request of its merchant, CPU a request',
      baseline: 'dynamic Next page',
      goal: 4,
      stretch: 2.5,
    }),
  ];
}
