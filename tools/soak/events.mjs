// Events under load: the provider stops, restarts and rotates its key; the site is upgraded and rolled back.
import { setTimeout as sleep } from 'node:timers/promises';

const STILL_MS = 20_000;
const QUIET_MS = 8_000;
/** Time until a balancer without health checks uses an instance again: docs/operations/scaling/instances.md#rolling-restart. */
const BELIEVED_MS = 3_000;
/** Minimum upgrades and roll-backs; more only in the first third, so that memory can settle. */
const RESTART_SHARE = 1 / 3;
const MERCHANTS = ['aurora', 'rio'];

/** Rotates the provider's keys; it cannot decrypt with the old ones. */
async function rotateKeys({ provider }, note) {
  for (const merchant of MERCHANTS) {
    const { ok, status } = await fetch(`${provider.origin}/control/keys/rotate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ merchant, discard: true }),
    });
    if (!ok) throw new Error(`the sandbox rotates no keys: ${status}`);
  }
  note('key rotation');
}

/** Records an outage of the provider: from the start of `act` to its end. */
async function withOutage(run, what, act) {
  const outage = { from: Date.now(), to: Number.POSITIVE_INFINITY };
  run.outages.push(outage);
  await act();
  outage.to = Date.now();
  run.note(what);
}

/** Switches the release and restarts one instance after the other, as docs/operations/scaling/instances.md describes. */
async function upgrade({ environment, note, load }) {
  const id = environment.switchToOther();
  for (const instance of environment.instances) {
    await instance.restart();
    load.forget();
    await sleep(BELIEVED_MS);
  }
  note(`rolling restart onto ${id}`);
}

/** Runs rounds of events until the time is over, or an instance is lost. */
export async function runEvents(run, { startedAt, lastsMs }) {
  const { environment, watch } = run;
  const isOver = () => Date.now() - startedAt >= lastsMs || watch.losses.length > 0;
  const mayRestart = () => run.restarts < 2 || Date.now() - startedAt < lastsMs * RESTART_SHARE;
  while (!isOver()) {
    if (mayRestart()) {
      await upgrade(run);
      run.restarts += 1;
      run.restartedAt = Date.now();
    }
    await sleep(QUIET_MS);
    await withOutage(run, 'provider stood still', () => environment.provider.freeze(STILL_MS));
    await sleep(QUIET_MS);
    await rotateKeys(environment, run.note);
    await sleep(QUIET_MS);
    await withOutage(run, 'provider started anew', () => environment.provider.restart());
    await sleep(QUIET_MS);
  }
}
