// Requests of many merchants on a few instances, each with one processor and a page cache of its own. Times are in ms.
import { makeZipf } from '../bench/measure/statistics.mjs';
import { makePicker } from './pick-instance.mjs';

/** Costs of docs/bench.md, rounded: a cached page, and one that is rendered. */
const HIT_MS = 0.5;
const RENDER_MS = 30;
const PAGES = 12;

/** Small generator of numbers from 0 to 1, the same ones in every run. */
function makeRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a function that uses a page and says whether it was cached; the least recently used page leaves. */
function makeCache(limit) {
  const pages = new Map();
  return (page) => {
    const isKnown = pages.delete(page);
    pages.set(page, true);
    if (pages.size > limit) pages.delete(pages.keys().next().value);
    return isKnown;
  };
}

/** An instance works off its requests one after the other. */
function makeInstance(cacheSize) {
  return { isCached: makeCache(cacheSize), ends: [], freeAt: 0, workMs: 0 };
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** Runs `requests` arrivals, `perSecond` on average. Returns the share of cached pages, the busiest instance's work as a
 * multiple of the mean, and how long 50 and 99 of 100 requests took. */
export function simulate({ way, instances, merchants, cacheSize, requests, perSecond }) {
  const random = makeRandom(7);
  const drawMerchant = makeZipf(merchants, random);
  const pick = makePicker(way, instances);
  const fleet = Array.from({ length: instances }, () => makeInstance(cacheSize));
  const times = [];
  let [now, hits] = [0, 0];
  for (let count = 0; count < requests; count += 1) {
    now += (-Math.log(1 - random()) * 1000) / perSecond;
    const merchant = drawMerchant();
    const page = `${merchant} ${Math.floor(random() ** 2 * PAGES)}`;
    for (const { ends } of fleet) while (ends.length > 0 && ends[0] <= now) ends.shift();
    const chosen =
      fleet[
        pick(
          `brand${merchant}.example`,
          fleet.map(({ ends }) => ends.length),
        )
      ];
    const isHit = chosen.isCached(page);
    const costMs = isHit ? HIT_MS : RENDER_MS;
    chosen.freeAt = Math.max(chosen.freeAt, now) + costMs;
    chosen.ends.push(chosen.freeAt);
    chosen.workMs += costMs;
    if (count < requests / 4) continue;
    hits += isHit ? 1 : 0;
    times.push(chosen.freeAt - now);
  }
  times.sort((a, b) => a - b);
  const work = fleet.map(({ workMs }) => workMs);
  const mean = work.reduce((sum, ms) => sum + ms, 0) / instances;
  return {
    hitShare: hits / times.length,
    busiest: Math.max(...work) / mean,
    load: mean / now,
    medianMs: quantile(times, 0.5),
    slowMs: quantile(times, 0.99),
  };
}
