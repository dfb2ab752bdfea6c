// Uncaught faults, as the process reports them, in a server made of the Node server's parts.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findPageRequest, runPageRequest } from '@/lib/server/http/page-request';
import { drainAfterFaults } from '@/lib/server/node/drain-after-faults';
import { withFaultAnswer } from '@/lib/server/node/with-fault-answer';
import { getLog } from '@/lib/server/platform/log';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';
import { ask } from '@/tests/wire/support/ask';

jest.setTimeout(60_000);
const GRACE_MS = 100;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const drain = { announce: jest.fn(), leave: jest.fn(), close: jest.fn() };
let server: Server;
let stop: () => void;
let act: (response: ServerResponse) => Promise<void> | undefined;

// Jest has listeners of its own, which would take a planted fault for a failed test: only ours are called.
function emitFault(name: 'uncaughtException' | 'unhandledRejection', error: unknown): void {
  const ours = process.listeners(name as 'uncaughtException').at(-1) as (error: unknown) => void;
  ours(error);
}

beforeAll(async () => {
  setRegistry([toEntry('one')]);
  stop = drainAfterFaults(drain, GRACE_MS);
  const handler = (request: IncomingMessage, response: ServerResponse) =>
    runPageRequest({ request, response }, () => act(response));
  server = createServer(withFaultAnswer(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  stop();
  process.exitCode = 0;
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  process.exitCode = 0;
  jest.spyOn(getLog(), 'error').mockImplementation(() => undefined);
  jest.spyOn(getLog(), 'fatal').mockImplementation(() => undefined);
});

const get = (path = '/m/home') =>
  ask({
    port: (server.address() as AddressInfo).port,
    host: 'one.localhost',
    path,
    headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
  });

test('an exception of a request’s own work: 500 with its trace id, and the process closes with 1 (FLT-34, FLT-47)', async () => {
  act = () => void setTimeout(() => emitFault('uncaughtException', new Error('planted')), 5);
  const { status, headers, text } = await get();
  expect([status, headers['x-app-trace-id'], headers['cache-control']]).toEqual([500, TRACE, 'no-store']);
  expect(text).toContain('1C80-319C');
  expect(text).not.toContain('planted');
  expect([drain.close.mock.calls.length, drain.announce.mock.calls.length]).toEqual([1, 0]);
  expect(process.exitCode).toBe(1);
  expect(getLog().error).toHaveBeenCalledWith(expect.objectContaining({ traceId: TRACE }), 'page broke');
});

test('a second exception answers its own request too (FLT-34)', async () => {
  act = () => void queueMicrotask(() => emitFault('uncaughtException', 'no error at all'));
  expect((await get()).status).toBe(500);
  expect((await get()).status).toBe(500);
  expect(drain.close).toHaveBeenCalledTimes(2);
});

test('a call gets JSON, in the site’s own form (FLT-34, provider-api §5)', async () => {
  act = () => Promise.reject(new Error('planted'));
  const { status, headers, text } = await get('/wps/system/country');
  expect([status, headers['content-type']]).toEqual([500, 'application/json; charset=utf-8']);
  expect(JSON.parse(text)).toMatchObject({ success: false, errorCode: 'unavailable', traceId: TRACE });
});

test('an error or rejection of a handler affects its own request only: the process continues (FLT-34)', async () => {
  for (const fail of [
    () => {
      throw new Error('planted');
    },
    () => Promise.reject(new Error('planted')),
  ]) {
    act = fail;
    expect((await get()).status).toBe(500);
  }
  expect([drain.close.mock.calls.length, drain.announce.mock.calls.length]).toEqual([0, 0]);
});

test('a rejection whose request stays unanswered gets 500, and the process shuts down after announcing it (FLT-34)', async () => {
  act = () => void setTimeout(() => emitFault('unhandledRejection', new Error('planted')), 5);
  const { status, headers } = await get();
  expect([status, headers['x-app-trace-id']]).toEqual([500, TRACE]);
  expect([drain.close.mock.calls.length, drain.announce.mock.calls.length]).toEqual([0, 1]);
  expect(process.exitCode).toBe(1);
});

test('a rejection of something that the page did not need in the end changes nothing (FLT-34)', async () => {
  act = (response) => {
    setTimeout(() => emitFault('unhandledRejection', new Error('planted')), 5);
    setTimeout(() => response.end('page'), 30);
    return undefined;
  };
  expect(await get()).toMatchObject({ status: 200, text: 'page' });
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS + 50));
  emitFault('unhandledRejection', new Error('of no request'));
  expect([drain.announce.mock.calls.length, process.exitCode]).toEqual([0, 0]);
});

test('half an answer is broken off (FLT-10, FLT-34)', async () => {
  act = (response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('half');
    setTimeout(() => emitFault('uncaughtException', new Error('planted')), 5);
    return undefined;
  };
  await expect(get()).rejects.toThrow();
});

test('a fault that cannot even be answered breaks the connection off, and nothing else (FLT-34)', async () => {
  act = (response) => {
    response.setHeader = () => {
      throw new Error('planted twice');
    };
    return Promise.reject(new Error('planted'));
  };
  await expect(get()).rejects.toThrow();
  expect(getLog().error).toHaveBeenCalledWith(
    { error: 'Error: planted twice' },
    'the response to an error failed',
  );
});

test('a visitor who leaves while an answer streams is no fault of the site (FLT-28)', async () => {
  act = (response) => {
    const endless = new Readable({ read: () => undefined });
    endless.push('x');
    setImmediate(() => response.destroy());
    return pipeline(endless, response);
  };
  await expect(get()).rejects.toThrow();
  expect(getLog().error).not.toHaveBeenCalled();
});

test('outside a request there is no context', () => {
  expect(findPageRequest()).toBeUndefined();
});
