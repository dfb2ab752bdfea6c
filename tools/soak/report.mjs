// Result of a soak: requests, failures, and whether it passes.
import { writeFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';
import { isExpected, meetsOutage } from './judge.mjs';
import { compareMemory } from './watch-processes.mjs';

const MAX_MEMORY = 1.1;
const SHOWN = 20;

const line = (what, amount, isMet) => ({ what, amount: String(amount), isMet });

function memoryLines({ watch, environment, restartedAt }) {
  return environment.instances.map(({ name }) => {
    const { ratio, isJudged } = compareMemory(watch.memory, { name, restartedAt });
    const what = `${name}: resident memory at the end against five minutes after its last restart (1.1 ×)`;
    return isJudged
      ? line(what, `${ratio.toFixed(2)} ×`, ratio <= MAX_MEMORY)
      : line(`${name}: resident memory, too short a run to judge`, `${ratio.toFixed(2)} ×`);
  });
}

/** Returns the 99th percentile of known pages during outages of the provider. */
function slowestSeen({ samples, outages }) {
  const times = samples
    .filter((one) => one.kind === 'page' && one.seenTimes > 0 && meetsOutage(one, outages))
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return times.length > 0 ? `${Math.round(times[Math.floor(times.length * 0.99)])} ms` : 'none';
}

/** Returns the lines of the result, and the unexpected answers. */
function judgeRun(run) {
  const { samples, outages, watch, events } = run;
  const wrong = samples.filter((sample) => !isExpected(sample, outages));
  const countOf = (kind) => samples.filter((sample) => sample.kind === kind).length;
  const lines = [
    ...['page', 'call', 'sign-in', 'hostile'].map((kind) => line(`requests: ${kind}`, countOf(kind))),
    ...[...new Set(events)].map((what) => line(what, `${events.filter((one) => one === what).length} times`)),
    line(
      '5xx while the provider was away, as expected',
      samples.filter(({ status }) => status >= 500).length -
        wrong.filter(({ status }) => status >= 500).length,
    ),
    line('unexpected 5xx and broken connections (0)', wrong.length, wrong.length === 0),
    line('instances that ended by themselves (0)', watch.losses.join(', ') || '0', watch.losses.length === 0),
    ...memoryLines(run),
    line('pages seen before while the provider was away, p99', slowestSeen(run)),
  ];
  return { lines, wrong };
}

const MARKS = new Map([
  [true, '✓'],
  [false, '✗'],
]);

/** Prints the table and the first wrong answers, writes all to logs/soak.txt, and returns whether every line is met. */
export function reportRun(run) {
  const { lines, wrong } = judgeRun(run);
  const width = Math.max(...lines.map(({ what }) => what.length));
  const table = lines.map(
    ({ what, amount, isMet }) => `${MARKS.get(isMet) ?? ' '} ${what.padEnd(width)}  ${amount}`,
  );
  const details = wrong.map(({ kind, name, path, status, fault, at, ms, seenTimes, text }) =>
    JSON.stringify({
      at: new Date(at).toISOString(),
      kind,
      name,
      path,
      status,
      fault,
      ms: Math.round(ms),
      seenTimes,
      text: text.slice(0, 200),
    }),
  );
  console.log([...table, ...details.slice(0, SHOWN)].join('\n'));
  writeFileSync(fromRoot('logs/soak.txt'), `${[...table, '', ...details].join('\n')}\n`);
  return lines.every(({ isMet }) => isMet !== false);
}
