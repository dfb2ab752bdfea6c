// A provider beside the sandbox, with answers of a test's own and one merchant: what it leaves out is not there.
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { startSite } from '@/tests/wire/support/start-site';

const HOST = 'foreign.localhost';
const PORT_LIMIT_MS = 60_000;

/** `value` by method and path; a function reads the request's query and gives the whole body and its HTTP status. */
export type ForeignAnswers = Record<
  string,
  unknown | ((query: URLSearchParams) => { status: number; body: object })
>;

export type ForeignSite = { port: number; host: string; received: { key: string; query: URLSearchParams }[] };

function answer(answers: ForeignAnswers, key: string, query: URLSearchParams) {
  if (!Object.hasOwn(answers, key))
    return { status: 404, body: { success: false, errorCode: null, message: null } };
  const value = answers[key];
  return typeof value === 'function'
    ? value(query)
    : { status: 200, body: { success: true, value, extra: null } };
}

/** The built site with this provider alone, for the tests of a file; `entry` adds to the merchant's registry entry. */
export function raiseForeignSite(answers: ForeignAnswers, entry: object = {}): ForeignSite {
  const site: ForeignSite = { port: 0, host: HOST, received: [] };
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const key = `${request.method} ${url.pathname}`;
    site.received.push({ key, query: url.searchParams });
    const { status, body } = answer(answers, key, url.searchParams);
    request.resume();
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(JSON.stringify(body));
  });
  let stop = async (): Promise<void> => {};
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const file = path.join(makeTemporaryFolder('foreign'), 'merchants.json');
    const merchant = { code: 'foreign', name: 'Foreign', hosts: [HOST, `www.${HOST}`], ...entry };
    writeFileSync(file, JSON.stringify([{ ...merchant, backend: { origin: `http://127.0.0.1:${port}` } }]));
    const running = await startSite({ MERCHANTS: file });
    stop = running.stop;
    site.port = running.port;
  }, PORT_LIMIT_MS);
  afterAll(async () => {
    await stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return site;
}
