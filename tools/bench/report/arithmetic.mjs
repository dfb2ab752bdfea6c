// Extrapolation from measurements: 100,000 merchants, and a million requests a second behind a CDN.
import { medianOf } from '../measure/statistics.mjs';
import { toMarkdown } from './table.mjs';

/** Requests of a visit and where they end: assumptions, named as such in the text. */
const TRAFFIC = { perSecond: 1_000_000, files: 0.86, pages: 0.04, kept: 0.05, relayed: 0.05 };
const CDN_HITS = 0.99;
const USE_OF_CORE = 0.6;
const MERCHANTS = 100_000;
const ANSWERS_EACH = 8;
const REFRESH_SECONDS = 60;
const ACTIVE_SHARE = 0.05;
const REDIS_PER_SECOND = 80_000;
const CALLS_TO_REDIS = 0.1;

/** Metrics that the bench's rows note. */
export const NEEDED_METRICS = [
  'relayMs',
  'configMs',
  'pageMs',
  'coldPageMs',
  'fileMs',
  'rssByMerchants',
  'startByMerchants',
  'configBytesEach',
  'pageBytes',
];

/** Whether every number that it builds on is there. */
export const canCalculate = (figures) => NEEDED_METRICS.every((key) => figures[key] !== undefined);

function slopeOf(points) {
  const [[fewest, low], [most, high]] = [points[0], points.at(-1)];
  return (high - low) / (most - fewest);
}

/** Numbers of the text, from measurements and the assumptions above; cores at 60 % use. */
export function calculate(figures) {
  const ms = {
    file: figures.fileMs,
    page: medianOf(figures.pageMs),
    kept: medianOf(figures.configMs),
    relayed: medianOf(figures.relayMs),
  };
  const rates = {
    file: TRAFFIC.perSecond * TRAFFIC.files * (1 - CDN_HITS),
    page: TRAFFIC.perSecond * TRAFFIC.pages,
    kept: TRAFFIC.perSecond * TRAFFIC.kept,
    relayed: TRAFFIC.perSecond * TRAFFIC.relayed,
  };
  const coresOf = (rate, cost) => (rate * cost) / 1_000 / USE_OF_CORE;
  const cores = Object.fromEntries(Object.keys(rates).map((name) => [name, coresOf(rates[name], ms[name])]));
  const active = MERCHANTS * ACTIVE_SHARE;
  const first = figures.rssByMerchants[0][1];
  return {
    ms,
    rates,
    cores,
    allCores: Object.values(cores).reduce((sum, one) => sum + one, 0),
    originRate: Object.values(rates).reduce((sum, one) => sum + one, 0),
    registryMb: first + slopeOf(figures.rssByMerchants) * MERCHANTS,
    registryJsonMb: (figures.configBytesEach * MERCHANTS) / 1e6,
    startMs: figures.startByMerchants[0][1] + slopeOf(figures.startByMerchants) * MERCHANTS,
    refreshes: (active * ANSWERS_EACH) / REFRESH_SECONDS,
    renders: active / REFRESH_SECONDS,
    renderCores: coresOf(active / REFRESH_SECONDS, medianOf(figures.coldPageMs)),
    redisRate: (rates.page + rates.kept + rates.relayed) * CALLS_TO_REDIS,
    pageGbits: (rates.page * figures.pageBytes * 8) / 1e9,
    active,
  };
}

const whole = (value) => Math.round(value).toLocaleString('en-GB');

const TRAFFIC_HEAD = [
  'What',
  'Share',
  'At the origin, a second',
  'CPU each',
  `Cores at ${USE_OF_CORE * 100} %`,
];

function writeTraffic({ ms, rates, cores, allCores, originRate, pageGbits }) {
  const rows = [
    ['files of the build', 'file', TRAFFIC.files],
    ['pages, warm', 'page', TRAFFIC.pages],
    ['calls answered from memory', 'kept', TRAFFIC.kept],
    ['calls relayed', 'relayed', TRAFFIC.relayed],
  ];
  const cellsOf = ([name, key, share]) => [
    name,
    `${(share * 100).toFixed(0)} %`,
    whole(rates[key]),
    `${ms[key].toFixed(3)} ms`,
    whole(cores[key]),
  ];
  return `Of a million requests a second, a CDN answers ${CDN_HITS * 100} % of the files of the build (immutable, named after their contents); it may keep no page, which is asked for anew each
time, and no call. The shares are assumed: one page brings some twenty files and two or three calls.

${toMarkdown(rows, TRAFFIC_HEAD, cellsOf)}

Together ${whole(originRate)} requests a second reach the origin and want ${whole(allCores)} cores, of this machine's kind, one instance each. Pages leave it at ${pageGbits.toFixed(1)} Gbit/s.`;
}

function writeMerchants({ registryMb, registryJsonMb, startMs, refreshes, renders, renderCores, active }) {
  return `Every instance knows all ${whole(MERCHANTS)} merchants: about ${whole(registryMb)} MB resident (${whole(registryJsonMb)} MB of JSON), ${(startMs / 1000).toFixed(1)} s from start to ready, both on
the straight line through the measured points. Hosts are found by hash, so that a request costs what it costs with one merchant. Pages and answers are kept within a budget of bytes: what is
rarely requested is evicted and made again.

With ${ACTIVE_SHARE * 100} % of them (${whole(active)}) asked at least once a minute everywhere, ${ANSWERS_EACH} answers each, kept for ${REFRESH_SECONDS} s: ${whole(refreshes)} refreshes a second reach the providers when
answers are shared through Redis, and that many from each instance when they are not. Pages made anew once a minute are ${whole(renders)} renders a second, ${renderCores.toFixed(1)} cores in each instance that serves
them all: above a few thousand active merchants, the balancer should send a host to the same few instances (hash of Host), which divides pages, answers and renders by their number.`;
}

function writeLimits({ redisRate }) {
  return `Shared: Redis (answers, limits, signed-out sessions, tickets) and the providers; all else is each instance's own, so that instances add up. At one call to Redis for every ten requests,
${whole(redisRate)} calls a second reach it; one Redis answers some ${whole(REDIS_PER_SECOND)} (its vendor's order of magnitude, not measured here), so that ${Math.max(1, Math.ceil(redisRate / REDIS_PER_SECOND))} shards by key are wanted.

What saturates first, in this order: the providers, to whom every relayed call goes and which no cache of ours spares; then the CPU of the instances, by calls relayed and pages; then the memory of each
instance by merchants active at once, which the hash of Host relieves; then Redis, which shards by key. The CDN and the files of the build come last.`;
}

/** The section, as Markdown. */
export function writeArithmetic(figures) {
  if (!canCalculate(figures))
    return 'The figures that this builds on have not been measured together yet: run `npm run bench`.';
  const sums = calculate(figures);
  return [
    '### A million requests a second behind a CDN',
    writeTraffic(sums),
    `### ${whole(MERCHANTS)} merchants`,
    writeMerchants(sums),
    '### What is shared, and what saturates first',
    writeLimits(sums),
  ].join('\n\n');
}
