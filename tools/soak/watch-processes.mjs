// Checks the instances every few seconds: same process, and memory.
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 5_000;
const WINDOW_MS = 30_000;
/** Growth up to this size counts as filling caches. */
const WARM_MS = 5 * 60_000;

/** Starts checking. `losses` names instances that ended by themselves, `memory` holds bytes by instance and time. */
export function watchProcesses(instances) {
  const [losses, memory] = [[], []];
  let isOn = true;
  const look = (instance) => {
    if (instance.isRestarting()) return;
    if (instance.isUp()) memory.push({ name: instance.name, at: Date.now(), bytes: instance.rss() });
    else if (!losses.includes(instance.name)) losses.push(instance.name);
  };
  const run = (async () => {
    while (isOn) {
      for (const instance of instances) look(instance);
      await sleep(EVERY_MS);
    }
  })();
  const stop = () => {
    isOn = false;
    return run;
  };
  return { losses, memory, stop };
}

const medianOf = (amounts) => amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? Number.NaN;

/**
 * Returns how an instance's memory at the end compares with that of five minutes after its last restart, both as medians of half a minute.
 * `isJudged` says whether at least as much time follows; a shorter run compares what it has.
 */
export function compareMemory(memory, { name, restartedAt }) {
  const own = memory.filter((one) => one.name === name && one.at >= restartedAt);
  const [endsAt, spanMs] = [own.at(-1)?.at ?? 0, (own.at(-1)?.at ?? 0) - restartedAt];
  const isJudged = spanMs >= 2 * WARM_MS;
  const warmAt = restartedAt + (isJudged ? WARM_MS : spanMs / 2);
  const medianUntil = (until) =>
    medianOf(own.filter(({ at }) => at > until - WINDOW_MS && at <= until).map(({ bytes }) => bytes));
  return { ratio: medianUntil(endsAt) / medianUntil(warmAt), isJudged };
}
