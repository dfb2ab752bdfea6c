// Runs the wanted rows group by group, each with its own provider; a broken group is a missed row, not the end.
import { stopAll, stopAllAtEnd } from './measure/processes.mjs';
import { driftOf, MAX_DRIFT, readYardstick } from './measure/yardstick.mjs';
import { mergeRuns } from './report/lines.mjs';
import { startProvider } from './setup/nginx.mjs';
import { recordAnswers } from './setup/recordings.mjs';

const NAMES = [
  'provider',
  'sandbox',
  'site',
  'second',
  'third',
  'fourth',
  'empty',
  'app',
  'fastify',
  'httpProxy',
  'nginx',
  'hello',
  'redis',
];
const FIRST_PORT = Number(process.env.BENCH_PORT ?? '4900');

const ports = {
  ...Object.fromEntries(NAMES.map((name, at) => [name, FIRST_PORT + at])),
  groups: FIRST_PORT + 20,
};

/** Maximum minutes of a group, besides the soak: a hanging one must not block the rest. */
const LIMIT_MINUTES = { full: 20, quick: 3 };

function limit(running, { isQuick, soakSeconds }) {
  const minutes = isQuick ? LIMIT_MINUTES.quick : LIMIT_MINUTES.full;
  const late = new Promise((_resolve, reject) => {
    const end = () => reject(new Error(`not done within ${minutes} minutes`));
    setTimeout(end, minutes * 60_000 + soakSeconds * 1_000).unref();
  });
  return Promise.race([running, late]);
}

async function runOnce({ ids, run }, shared) {
  try {
    const provider = await startProvider(ports.provider, shared.answers);
    return await limit(run({ ...shared, provider }), shared.plan);
  } catch (error) {
    console.error(error);
    return ids.map((id) => ({ id, what: `broke: ${error.message.replaceAll(/\s+/g, ' ')}`, isMet: false }));
  } finally {
    await stopAll();
  }
}

/** Reads the yardstick before and after; a run beside which it moved is repeated once. */
async function runSteadily(group, shared) {
  for (const mayRepeat of [!shared.plan.isQuick, false]) {
    const before = readYardstick();
    const lines = await runOnce(group, shared);
    const drift = driftOf(before, readYardstick());
    if (drift <= MAX_DRIFT || !mayRepeat) return { lines, drift };
  }
}

async function runGroup(group, shared) {
  const startedAt = performance.now();
  process.stdout.write(`${group.ids.join(', ')} … `);
  const runs = [];
  for (let at = 0; at < (group.isOnce ? 1 : shared.plan.runs); at += 1)
    runs.push(await runSteadily(group, shared));
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  return mergeRuns(runs);
}

/** Yields the lines of each wanted group as they come, with the numbers for the extrapolation so far. */
export async function* runGroups(groups, plan) {
  stopAllAtEnd();
  const figures = {};
  const note = (more) => Object.assign(figures, more);
  const answers = await recordAnswers(ports.sandbox);
  for (const group of groups) {
    const lines = await runGroup(group, { plan, ports, answers, note });
    yield { lines, figures };
  }
}
