// PRF-7 to PRF-10: cost of a page warm and cold, against Next's own pages, and that all visitors get the same HTML.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '../../../scripts/release/current-release.mjs';
import { get, pauseMs } from '../measure/processes.mjs';
import { compareCpu } from '../measure/rounds.mjs';
import { toRequest } from '../measure/wrk.mjs';
import { amountLine, ratioLine } from '../report/lines.mjs';
import { startApp } from '../setup/apps.mjs';
import { hostOf } from '../setup/registry.mjs';
import { expectAnswer, signIn, startSite } from '../setup/site.mjs';

const HOME = '/m/home';
const HTML = { Accept: 'text/html,application/xhtml+xml' };
const COLD_MERCHANTS = 10_000;
const COLD_A_ROUND = 1_000;

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

/** Targets related to the warm page: the similar file, and the page for a browser that has it. */
async function toLike(site) {
  const target = { pids: site.pids, port: site.port, host: site.host };
  const headers = { ...HTML, 'Accept-Encoding': 'gzip, deflate, br' };
  await get({ ...target, path: HOME, headers });
  // Its smaller form is made beside the first answers.
  await pauseMs(2_000);
  const page = await get({ ...target, path: HOME, headers });
  return [
    await findFileLike(page, { ...target, headers }),
    { ...target, name: 'compressed', path: HOME, headers },
    { ...target, name: 'again', path: HOME, headers: { ...HTML, 'If-None-Match': page.headers.etag } },
  ];
}

function toTargets({ site, cold, empty, plain }, like) {
  const of = ({ pids, port, host }) => ({ pids, port, host, headers: HTML });
  return [
    { name: 'warm', ...of(site), path: HOME },
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
  for (const target of targets.filter(({ name }) => !['file', 'compressed', 'again'].includes(name)))
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
    line('PRF-7', ['compressed', 'file'], {
      what: '/m/home warm, compressed, CPU a request',
      baseline: 'a file of its size from the site',
      goal: 1.5,
    }),
    line('PRF-7', ['again', 'compressed'], {
      what: '304 of /m/home, CPU a request',
      baseline: 'the page itself, compressed',
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

/** Returns the pieces of a page, tag by tag without nonces, with their counts. */
function countPieces(html) {
  const plain = html.replaceAll(/nonce="[^"]*"|nonce\\?":\\?"[^"\\]*/g, '');
  const counts = new Map();
  for (const piece of plain.split(/(?=<)/)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** Counts the pieces in one page and not the other. */
export function countDiffering(one, other) {
  const [own, others] = [countPieces(one), countPieces(other)];
  return [...new Set([...own.keys(), ...others.keys()])].reduce(
    (sum, piece) => sum + Math.abs((own.get(piece) ?? 0) - (others.get(piece) ?? 0)),
    0,
  );
}

/** PRF-10: difference between a member's and a visitor's HTML. */
export async function benchSameHtml({ ports, provider }) {
  const site = await startSite({ port: ports.site, upstreamPort: provider.port });
  const target = { port: site.port, host: site.host, path: HOME };
  const Cookie = await signIn(target);
  await expectAnswer(target, /<html/);
  const visitor = await expectAnswer(target, /<html/);
  const member = await expectAnswer({ ...target, headers: { Cookie } }, /<html/);
  await site.stop();
  const what = 'tags and texts by which a member’s HTML of /m/home differs from a visitor’s';
  return [amountLine({ id: 'PRF-10', what, amount: countDiffering(visitor.text, member.text), goal: 0 })];
}
