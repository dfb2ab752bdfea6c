// An instance that is stopped during a call of 25 s waits for its answer, up to the call's time-out.
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { type Instance, makeInstance, until } from '@/tests/fault/topology/support/instance';
import { demoEnv } from '@/tests/support/child-env';
import { ask } from '@/tests/wire/support/ask';
import { callsTo, control } from '@/tests/wire/support/start-site';

const SLOW_MS = 25_000;
const PATH = '/wps/captcha/geetest';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let instance: Instance;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  instance = makeInstance({
    ...demoEnv(sandbox.origin),
    RENDERERS: '0',
  });
  await instance.start();
}, 60_000);
afterAll(async () => {
  await instance.end('SIGKILL');
  await sandbox.close();
});

it('a call of 25 s that was open at SIGTERM gets its answer, and the process ends with 0 right after (FLT-2)', async () => {
  await control(sandbox.origin, 'faults', { kind: 'delay', path: PATH, delayMs: SLOW_MS });
  const startedMs = performance.now();
  const slow = ask({ port: instance.port, path: `${PATH}?t=1` });
  await until(async () => (await callsTo(sandbox.origin, PATH)).length > 0, 'the call');
  const ending = instance.end('SIGTERM');
  const answer = await slow;
  const tookMs = performance.now() - startedMs;
  expect([answer.status, answer.text.includes('"success":true')]).toEqual([200, true]);
  expect(tookMs).toBeGreaterThanOrEqual(SLOW_MS - 100);
  expect(await ending).toBe(0);
  // Not at the limit of 40 s, but when the last client has left.
  expect(performance.now() - startedMs).toBeLessThan(SLOW_MS + 10_000);
}, 60_000);
