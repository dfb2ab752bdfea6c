// Hostile requests, one after another, at both instances while all else goes on.
import { setTimeout as sleep } from 'node:timers/promises';
import { sendHostile } from './send-hostile.mjs';

const EVERY_MS = 50;

/** Starts it; `record` takes each answer as a sample of kind `hostile`. */
export function startHostile(ports, record) {
  let isOn = true;
  const run = (async () => {
    for (let turn = 0; isOn; turn += 1) {
      const at = Date.now();
      const { asked, status, text } = await sendHostile(ports[turn % ports.length]);
      const path = JSON.stringify(asked.slice(0, 300));
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
