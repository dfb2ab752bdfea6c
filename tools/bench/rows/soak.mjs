// PRF-28: whether memory and handles grow under a permanent load.
import { setTimeout as sleep } from 'node:timers/promises';
import { handlesOf, rssOf } from '../measure/process-tree.mjs';
import { runLoad } from '../measure/wrk.mjs';
import { amountLine } from '../report/lines.mjs';
import { hostOf } from '../setup/registry.mjs';
import { startSite } from '../setup/site.mjs';
import { toMix } from './instances.mjs';

const WARM_SHARE = 1 / 6;
const RATE = 150;
const REST_MS = 15_000;

/** Loads, lets connections end, and reads memory and handles. */
async function loadThenRead(site, requests, { seconds, restMs }) {
  const { faults } = await runLoad({ port: site.port, requests, seconds, rate: RATE });
  await sleep(restMs);
  return { faults, rss: rssOf(site.pids), handles: handlesOf(site.pid) };
}

export async function benchSoak({ ports, provider, plan }) {
  const site = await startSite({ port: ports.site, upstreamPort: provider.port, merchants: 100 });
  const mixes = [];
  for (let at = 0; at < 20; at += 1)
    mixes.push(...(await toMix({ port: site.port, host: hostOf(at, site.port) })));
  const restMs = plan.isQuick ? 1_000 : REST_MS;
  const early = Math.max(1, Math.round(plan.soakSeconds * WARM_SHARE));
  const before = await loadThenRead(site, mixes, { seconds: early, restMs });
  const after = await loadThenRead(site, mixes, { seconds: plan.soakSeconds - early, restMs });
  await site.stop();
  const span = `after ${plan.soakSeconds} s of load against after ${early} s`;
  const line = (rest) => amountLine({ id: 'PRF-28', ...rest });
  return [
    line({ what: `resident memory ${span}`, amount: after.rss / before.rss, unit: '×', goal: 1.05 }),
    line({ what: `open handles ${span}, difference`, amount: after.handles - before.handles, goal: 0 }),
    line({ what: 'requests that failed meanwhile', amount: before.faults + after.faults, goal: 0 }),
  ];
}
