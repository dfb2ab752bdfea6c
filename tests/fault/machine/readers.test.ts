// Clients that request much and read nothing: unread responses wait at their source, not in the site's memory.
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LimitedSite, startLimitedSite } from '@/tests/fault/support/limited-site';
import { ROOT, until } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';

jest.setTimeout(120_000);
const HOST = 'aurora.localhost';
const MiB = 1024 * 1024;
const READERS = 100;
const LIMIT_BYTES = 64 * MiB;
const bodyOf = (bytes: number) =>
  Buffer.from(JSON.stringify({ success: true, value: 'x'.repeat(bytes - 64) }));
const BODY = bodyOf(4 * MiB);
/** The most that a ping may stream. */
const PING_BODY = bodyOf(MiB / 2);

/** A provider that answers every call with 4 MB, and a ping with half a megabyte. */
const large = createServer(({ url = '' }, response) => {
  const body = url.includes('/ping') ? PING_BODY : BODY;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
let site: LimitedSite;
const open: Socket[] = [];

/** The demo's Aurora at another provider. */
function makeRegistry(origin: string): string {
  const folder = path.join(makeTemporaryFolder('readers'), 'merchants');
  mkdirSync(folder);
  const merchant = JSON.parse(readFileSync(path.join(ROOT, 'sandbox/merchants/aurora.json'), 'utf8'));
  const text = JSON.stringify({ ...merchant, backend: { ...merchant.backend, origin } });
  writeFileSync(path.join(folder, 'aurora.json'), text);
  return folder;
}

beforeAll(async () => {
  large.listen(0, '127.0.0.1');
  await once(large, 'listening');
  const place = large.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  site = await startLimitedSite({ env: { MERCHANTS: makeRegistry(`http://127.0.0.1:${port}`) } });
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await site.stop();
  large.closeAllConnections();
  large.close();
});

/** Each asks twice on its connection, so that no system's buffer takes all of it. */
function dial(target: string): Socket[] {
  const question = `GET ${target} HTTP/1.1\r\nHost: ${HOST}:${site.port}\r\n`;
  return Array.from({ length: READERS }, (_, at) => {
    const localAddress = `127.0.0.${31 + (at % 50)}`;
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress }, () =>
      socket.write(`${question}\r\n${question}Connection: close\r\n\r\n`),
    );
    socket.pause();
    socket.on('error', () => undefined);
    open.push(socket);
    return socket;
  });
}

/** As many clients that read everything: memory that the process takes for this load stays allocated. */
async function warmUp(target: string): Promise<void> {
  const readers = dial(target);
  for (const reader of readers) reader.resume();
  await Promise.all(readers.map((reader) => once(reader, 'close')));
}

async function timeOf(target: string): Promise<number> {
  const startedMs = performance.now();
  expect((await ask({ port: site.port, path: target })).status).toBe(200);
  return performance.now() - startedMs;
}

test.each([
  ['streams', '/wps/system/test/ping?a=1'],
  ['are kept', '/wps/relay/GCSGAME_getGameMatchV2?platform=html5&language=EN'],
  ['are made for each', '/wps/captcha/geetest?t=1'],
])(
  'a hundred clients that do not read answers that %s cost 64 MB at most, and delay no one (FLT-29)',
  async (_what, target) => {
    await timeOf('/healthz');
    await warmUp(target);
    await sleep(500);
    const before = site.rss();
    const readers = dial(target);
    await sleep(250);
    expect(readers.filter((reader) => !reader.destroyed)).toHaveLength(READERS);
    const [rss, times]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 12; turn += 1) {
      await sleep(250);
      times.push(await timeOf('/healthz'));
      rss.push(site.rss() - before);
    }
    expect(Math.max(...rss)).toBeLessThan(LIMIT_BYTES);
    // The first one waits behind the data that fills the buffers.
    expect(times.toSorted((a, b) => a - b)[6]).toBeLessThan(2_000);
    for (const reader of readers) reader.destroy();
    // Their unread messages are dropped.
    await until(async () => (await ask({ port: site.port, path: target })).status === 200, 'room');
  },
);
