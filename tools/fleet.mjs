// node tools/fleet.mjs: effects of host hashing and of a second region; the tables of docs/operations/scaling/regions.md.
import { describeRegions } from './fleet/regions.mjs';
import { simulate } from './fleet/simulate.mjs';

const FLEET = { instances: 6, merchants: 2_000, cacheSize: 3_000, requests: 200_000, perSecond: 450 };
const WAYS = { turns: 'in turns', hash: 'by the host', bounded: 'by the host, bound 1.25' };

const percent = (share) => `${Math.round(share * 100)} %`;
const toLine = (cells) => `| ${cells.join(' | ')} |`;

/** Returns the lines of the table about ways to balance. */
export function balanceTable() {
  return Object.entries(WAYS).map(([way, name]) => {
    const { hitShare, busiest, load, medianMs, slowMs } = simulate({ ...FLEET, way });
    return toLine([
      name,
      percent(hitShare),
      percent(load),
      busiest.toFixed(2),
      `${medianMs.toFixed(1)} ms`,
      `${Math.round(slowMs)} ms`,
    ]);
  });
}

/** Returns the lines of the table about regions. */
export function regionTable() {
  return describeRegions().map(({ name, pageMs, callMs, hitShare }) =>
    toLine([name, `${pageMs[0]} / ${pageMs[1]} ms`, `${callMs[0]} / ${callMs[1]} ms`, percent(hitShare)]),
  );
}

if (import.meta.main) process.stdout.write(`${[...balanceTable(), '', ...regionTable()].join('\n')}\n`);
