// B59: a start with 100,000 merchants against one with 1,000, both from the stored registry, and what an idle merchant takes.
import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_CORES } from '../measure/cores.mjs';
import { rssOf } from '../measure/process-tree.mjs';
import { medianOf } from '../measure/statistics.mjs';
import { amountLine, ratioLine } from '../report/lines.mjs';
import { writeRegistryFolder } from '../setup/registry.mjs';
import { startSite } from '../setup/site.mjs';

const [FEW, MANY] = [1_000, 100_000];
/** By then the garbage of the start has been collected. */
const SETTLE_MS = 30_000;
const KB = 1e3;

async function startOnce({ ports, provider }, registry, settleMs) {
  const site = await startSite({
    port: ports.site,
    upstreamPort: provider.port,
    registry,
    cores: ALL_CORES,
  });
  await sleep(settleMs);
  const rss = rssOf(site.pids);
  await site.stop();
  return { rss, startMs: site.startMs };
}

/** B59. The first start of each size checks all entries and is not counted. */
export async function benchManyStarts(context) {
  const { plan, provider } = context;
  const settleMs = plan.isQuick ? SETTLE_MS / 10 : SETTLE_MS;
  const registries = new Map([FEW, MANY].map((size) => [size, writeRegistryFolder(size, provider.port)]));
  const starts = new Map([FEW, MANY].map((size) => [size, []]));
  for (const registry of registries.values()) await startOnce(context, registry, 0);
  for (let round = 0; round < plan.starts; round += 1) {
    const order = round % 2 === 0 ? [FEW, MANY] : [MANY, FEW];
    for (const size of order) starts.get(size).push(await startOnce(context, registries.get(size), settleMs));
  }
  const valuesOf = (size, key) => starts.get(size).map((one) => one[key]);
  const growth = medianOf(valuesOf(MANY, 'rss')) - medianOf(valuesOf(FEW, 'rss'));
  return [
    ratioLine({
      id: 'B59',
      what: 'start to ready with 100,000 merchants, from the stored registry',
      baseline: 'with 1,000',
      own: valuesOf(MANY, 'startMs'),
      other: valuesOf(FEW, 'startMs'),
      unit: 'ms',
      goal: 1.5,
    }),
    amountLine({
      id: 'B59',
      what: 'memory that an idle merchant takes',
      baseline: `${(registries.get(MANY).bytes / MANY / KB).toFixed(2)} kB of JSON`,
      amount: growth / (MANY - FEW) / KB,
      unit: 'kB',
      goal: 3,
    }),
  ];
}
