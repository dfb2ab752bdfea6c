// Hostile requests at both instances, one after another, during the load.
import { setTimeout as sleep } from 'node:timers/promises';
import { makeHostileRequests } from './hostile-request.mjs';
import { sendHostile } from './send-hostile.mjs';

const EVERY_MS = 50;
const BATCH = 500;

/** Generates requests without end; the same ones in each run. */
function* generate() {
  for (let seed = 1; ; seed += 1) yield* makeHostileRequests(BATCH, seed);
}

/** Starts it; `record` receives each answer as a sample of kind `hostile`. */
export function startHostile(ports, record) {
  let isOn = true;
  const run = (async () => {
    let turn = 0;
    for (const sent of generate()) {
      if (!isOn) break;
      turn += 1;
      const at = Date.now();
      const { status, text } = await sendHostile(ports[turn % ports.length], sent);
      const path = JSON.stringify(sent.toString('latin1').slice(0, 300));
      record({
        kind: 'hostile',
        name: '',
        path,
        status,
        headers: {},
        text,
        at,
        ms: Date.now() - at,
        fault: '',
      });
      await sleep(EVERY_MS);
    }
  })();
  return {
    stop: () => {
      isOn = false;
      return run;
    },
  };
}
