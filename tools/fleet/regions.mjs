// Effect of a second region for visitors near it: network latency, not processors. Times are round trips in ms.
import { simulate } from './simulate.mjs';

const NEAR_MS = 20;
const FAR_MS = 180;
const PROVIDER_MS = 50;
const FLEET = { way: 'bounded', merchants: 2_000, cacheSize: 3_000, requests: 120_000 };

/** A page takes one round trip to its region; a call goes on to the provider, which is in the first region. */
function timesOf(toRegionMs, toProviderMs, ownMs) {
  return { page: Math.round(toRegionMs + ownMs), call: Math.round(toRegionMs + toProviderMs + PROVIDER_MS) };
}

function toRow(name, [near, far], hitShare) {
  return { name, pageMs: [near.page, far.page], callMs: [near.call, far.call], hitShare };
}

/** Returns rows for one and two regions of six instances in all; pairs are a visitor near the first region, and one far from it. */
export function describeRegions() {
  const one = simulate({ ...FLEET, instances: 6, perSecond: 450 });
  const half = simulate({ ...FLEET, instances: 3, perSecond: 225 });
  const near = timesOf(NEAR_MS, 1, one.medianMs);
  const far = timesOf(FAR_MS, 1, one.medianMs);
  const second = timesOf(NEAR_MS, FAR_MS, half.medianMs);
  const first = timesOf(NEAR_MS, 1, half.medianMs);
  return [
    toRow('one region', [near, far], one.hitShare),
    toRow('two regions', [first, second], half.hitShare),
  ];
}
