// Twenty thousand generated requests leave the built site unharmed.

import { isFault, sendAllHostile } from '@/tests/fault/fuzz/support/send-hostile';
import { childrenOf, rssOf } from '@/tests/fault/support/process-facts';
import { ask } from '@/tests/wire/support/ask';
import { raiseSite } from '@/tests/wire/support/start-site';
import { makeHostileRequests } from '@/tools/soak/hostile/hostile-request.mjs';

jest.setTimeout(600_000);
const REQUESTS = 20_000;
/** Warm-up requests: memory that a process takes for this load stays allocated. */
const WARMING = 4_000;
const BATCH = 1_000;
const SEED = 18;
const MAX_GROWTH = 1.2;

// With less memory V8 collects sooner; otherwise garbage would count as retained.
const site = raiseSite({ LOG_LEVEL: 'error', NODE_OPTIONS: '--max-old-space-size=256' });
const requests = makeHostileRequests(REQUESTS, SEED);

test('20,000 generated requests end no process, the render processes included, make no unexpected 5xx, and leave its memory as it was (SEC-111)', async () => {
  const { pid, port } = site;
  const faults: string[] = [];
  const memory: number[] = [];
  const children: number[][] = [];
  const statuses = new Map<number, number>();
  for (let at = 0; at < requests.length; at += BATCH) {
    const answers = await sendAllHostile(port, requests.slice(at, at + BATCH));
    for (const answer of answers) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (isFault(answer))
        faults.push(`${answer.text.slice(0, 200)} for ${answer.sent.toString('latin1').slice(0, 1_000)}`);
    }
    memory.push(rssOf(pid));
    children.push(childrenOf(pid));
  }
  expect(faults).toEqual([]);
  expect(site.exitCode()).toBeNull();
  expect(children.at(-1)).toEqual(children[WARMING / BATCH - 1]);
  expect((await ask({ port })).text).toContain('Aurora Play');
  // Requests that get through to pages and to the provider, and not refused ones alone.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
  const warm = Math.max(...memory.slice(0, WARMING / BATCH));
  expect(Math.min(...memory.slice(-3)) / warm).toBeLessThan(MAX_GROWTH);
});
