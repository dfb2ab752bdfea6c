import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchUpstream } from '@/lib/server/provider/upstream/fetch-upstream';
import type { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget } from '@/tests/unit/server/support/test-site';

// The system's names, as an operator's name server would give them; the sockets are real.
let answer: LookupAddress[] | NodeJS.ErrnoException;
let lookups = 0;
jest.mock('node:dns', () => ({
  lookup: (_name: string, _options: object, result: (error: unknown, all: unknown) => void) => {
    lookups += 1;
    const outcome = answer;
    setImmediate(() => (outcome instanceof Error ? result(outcome, undefined) : result(null, outcome)));
  },
}));

const NAME = 'provider.internal';
const at = (address: string): LookupAddress[] => [{ address, family: 4 }];
const failing = (code: string) => Object.assign(new Error(code), { code });
const [OLD, NEW] = ['127.0.0.1', '127.0.0.2'];

let servers: Server[];
let port: number;

/** A provider that answers with its region; `/slow` is delayed. */
async function listen(address: string, on: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === '/slow') await wait(400);
    response.end(address);
  });
  server.listen(on, address);
  await once(server, 'listening');
  return server;
}

function end(server: Server): void {
  server.close();
  server.closeAllConnections();
}

beforeEach(async () => {
  forget();
  lookups = 0;
  answer = at(OLD);
  const old = await listen(OLD, 0);
  port = (old.address() as AddressInfo).port;
  servers = [old, await listen(NEW, port)];
});
afterEach(() => servers.forEach(end));

/** The provider's answer or the fault's code, once the connection is idle again. */
async function ask(path = '/'): Promise<string> {
  const url = `http://${NAME}:${port}${path}`;
  const outcome = await fetchUpstream({ method: 'GET', url, headers: {}, timeoutMs: 5_000 }).then(
    ({ text }) => text,
    (fault: UpstreamFault) => fault.code,
  );
  await wait(20);
  return outcome;
}

test('while no name can be looked up, open connections continue, and new ones use the last address (FLT-36)', async () => {
  expect(await ask()).toBe(OLD);
  answer = failing('EAI_AGAIN');
  expect(await ask()).toBe(OLD);
  expect(lookups).toBe(1);
  expect(await Promise.all([ask('/slow'), ask('/slow'), ask('/slow')])).toEqual([OLD, OLD, OLD]);
  expect(lookups).toBeGreaterThan(1);
});

test('a name that no longer exists gets no new connection, and open ones continue (FLT-36)', async () => {
  expect(await ask()).toBe(OLD);
  answer = failing('ENOTFOUND');
  const [stored, fresh] = await Promise.all([ask('/slow'), ask('/slow')]);
  expect([stored, fresh]).toEqual([OLD, 'network_error']);
});

test('a name that was never found fails as a call, and is found as soon as it can be (FLT-36)', async () => {
  answer = failing('EAI_AGAIN');
  expect(await ask()).toBe('network_error');
  answer = at(OLD);
  expect(await ask()).toBe(OLD);
});

test('a provider that moved is called at its new address within a minute, though the old one still answers (FLT-36)', async () => {
  const clock = movableClock();
  expect(await ask()).toBe(OLD);
  answer = at(NEW);
  await clock.advance(50_000);
  expect(await ask()).toBe(OLD);
  const begun = ask('/slow');
  await clock.advance(15_000);
  expect(await ask()).toBe(NEW);
  expect(await begun).toBe(OLD);
});

test('one whose old address closed is called at the new one at once (FLT-36)', async () => {
  expect(await ask()).toBe(OLD);
  answer = at(NEW);
  end(servers[0] as Server);
  await wait(100);
  expect(await ask()).toBe(NEW);
});
