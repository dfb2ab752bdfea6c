// Uncaught faults in the built site behind its Node server: their requests get an error, all others finish, and the process ends for its supervisor.
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { type Instance, makeInstance, ROOT, until } from '@/tests/fault/topology/support/instance';
import { demoEnv } from '@/tests/support/child-env';
import { ask } from '@/tests/wire/support/ask';
import { callsTo, control } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let instance: Instance;
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
  instance = makeInstance({
    ...demoEnv(sandbox.origin),
    RENDERERS: '0',
    NODE_OPTIONS: `--import ${ROOT}/tests/fault/load/support/planted-fault.mjs`,
  });
  await instance.start();
});
afterEach(async () => {
  await instance.end('SIGKILL');
  await sandbox.close();
});

const plant = (kind: 'throw' | 'reject') =>
  ask({ port: instance.port, path: '/healthz', headers: { 'x-planted': kind } });

/** A call that the provider answers after three seconds. */
async function slowCall() {
  await control(sandbox.origin, 'faults', { kind: 'delay', path: '/wps/system/country', delayMs: 3_000 });
  const answer = ask({
    port: instance.port,
    path: '/wps/system/country',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await until(async () => (await callsTo(sandbox.origin, '/wps/system/country')).length > 0, 'the call');
  return { answer };
}

async function exitCode(): Promise<number | null> {
  await until(
    async () => !(await instance.ask('/healthz').then(Boolean, () => false)),
    'the end of the site',
  );
  return instance.ended();
}

test('an uncaught exception: its request 500 with a trace id, a call in flight finishes, exit code 1 (FLT-34, FLT-47)', async () => {
  const slow = await slowCall();
  const failed = await plant('throw');
  expect(failed.status).toBe(500);
  const traceId = String(failed.headers['x-app-trace-id']);
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(failed.headers['cache-control']).toBe('no-store');
  expect(failed.text).not.toContain('planted');
  expect(await slow.answer).toMatchObject({ status: 200, text: expect.stringContaining('"success":true') });
  expect(await exitCode()).toBe(1);
  expect(instance.output()).toContain(traceId);
  expect(instance.output()).toContain('planted exception');
});

test('a rejection that leaves its request unanswered: 500, an end announced to balancers first, exit code 1 (FLT-34, FLT-1)', async () => {
  const failed = await plant('reject');
  expect(failed.status).toBe(500);
  expect(failed.headers['x-app-trace-id']).toMatch(/^[0-9a-f]{32}$/);
  expect((await instance.ask('/readyz')).status).toBe(503);
  expect((await ask({ port: instance.port, path: '/m/home' })).status).toBe(200);
  expect(await exitCode()).toBe(1);
});
