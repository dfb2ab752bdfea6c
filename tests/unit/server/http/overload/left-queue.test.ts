// Visitors at the Node server who disconnect while they wait for a render slot.
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SLOTS, takeSlot } from '@/lib/server/http/overload/render-slots';
import { servePage } from '@/lib/server/node/serve-page';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { ok, type Provider, startProvider } from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
// A slot that is held for two seconds would be lent to the next in the queue: on a busy machine, before that one has left.
const REAL = ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const;
jest.useFakeTimers({ doNotFake: [...REAL, 'clearImmediate', 'setInterval', 'clearInterval'] });
let provider: Provider;
let server: Server;
let arrivals = 0;
beforeAll(async () => {
  provider = await startProvider();
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })], { METRICS_TOKEN: 'token' });
  provider.answers['GET /wps/v2/system/status'] = ok({ merchantCode: 'one' });
  server = createServer((request, response) => {
    arrivals += 1;
    void servePage(request, response, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => forget('render-slots', 'pages', 'figures'));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await provider.close();
});

function visit(target: string): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`GET ${target} HTTP/1.1\r\nHost: one.localhost\r\n\r\n`),
  );
  return socket.on('error', () => undefined).resume();
}

const waiting = (): number =>
  getProcessSingleton('render-slots', (): { waiting: number } => ({ waiting: 0 })).waiting;
async function until(count: number): Promise<void> {
  for (const limit = performance.now() + 10_000; waiting() !== count && performance.now() < limit; )
    await wait(10);
  expect(waiting()).toBe(count);
}

test.each([
  ['a page that all visitors share', '/m/home'],
  ['a page of their own', '/m/home?mine=1'],
])(
  'a visitor who waits for the turn of %s gives their place back when they leave, and is no overload (FLT-28, FLT-30)',
  async (_what, target) => {
    const slots = await Promise.all(Array.from({ length: SLOTS.ofOne }, () => takeSlot('one')));
    const visitor = visit(target);
    await until(1);
    visitor.destroy();
    await until(0);
    expect(await getMetrics()?.registry.metrics()).not.toMatch(/^site_sheds_total\{/m);
    for (const leave of slots) leave();
  },
);

test('of two who wait for one page, the second keeps the place when the first leaves (FLT-28, FLT-45)', async () => {
  const slots = await Promise.all(Array.from({ length: SLOTS.ofOne }, () => takeSlot('one')));
  const before = arrivals;
  const [first, second] = [visit('/m/home'), visit('/m/home')];
  await until(1);
  while (arrivals < before + 2) await wait(10);
  await wait(100);
  first.destroy();
  await wait(100);
  expect(waiting()).toBe(1);
  second.destroy();
  await until(0);
  for (const leave of slots) leave();
});
