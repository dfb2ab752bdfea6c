// npm run soak: half an hour of load, provider faults, upgrades and hostile requests; ends with 1 after a fault of the site.

import { runMain } from '../../scripts/bootstrap/main.mjs';
import { build } from '../../scripts/release/make/build-release.mjs';
import { prepareTools } from '../bench/measure/tools.mjs';
import { startEnvironment } from './environment.mjs';
import { runEvents } from './events.mjs';
import { startHostile } from './hostile/hostile-stream.mjs';
import { startLoad } from './load.mjs';
import { parseSoakOptions } from './options.mjs';
import { reportRun } from './report.mjs';
import { watchProcesses } from './watch-processes.mjs';

/** What is stored of an answer: its text only where it may be needed. */
function toSample({ text, headers, ...sample }) {
  const stored = 'retry-after' in headers ? { 'retry-after': headers['retry-after'] } : {};
  return { ...sample, headers: stored, text: sample.status >= 500 ? text.slice(0, 2_000) : '' };
}

async function soak(environment, lastsMs) {
  const startedAt = Date.now();
  const [samples, outages, events] = [[], [], []];
  const record = (sample) => samples.push(toSample(sample));
  const note = (what) => {
    events.push(what);
    console.log(`${Math.round((Date.now() - startedAt) / 1000)} s: ${what}`);
  };
  const watch = watchProcesses(environment.instances);
  const load = startLoad(environment.port, record);
  const hostile = startHostile(
    environment.instances.map(({ port }) => port),
    record,
  );
  const run = {
    environment,
    samples,
    outages,
    events,
    note,
    load,
    watch,
    restarts: 0,
    restartedAt: startedAt,
  };
  await runEvents(run, { startedAt, lastsMs });
  await Promise.all([hostile.stop(), load.stop(), watch.stop()]);
  return reportRun(run);
}

await runMain(import.meta.url, async () => {
  const lastsMs = parseSoakOptions(process.argv.slice(2));
  await prepareTools(['nginx', 'redis-server']);
  await build();
  const environment = await startEnvironment();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void environment.stop().finally(() => process.exit(1)));
  try {
    return (await soak(environment, lastsMs)) ? 0 : 1;
  } finally {
    await environment.stop();
  }
});
