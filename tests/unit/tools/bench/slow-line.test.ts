import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLine } from '@/tools/bench/browser/slow-line.mjs';

const BODY = Buffer.from(Array.from({ length: 20_000 }, (_, at) => at % 251));

function listen(): Promise<{ port: number; close: () => void }> {
  const server = createServer((_request, response) => {
    response.write(BODY.subarray(0, 100));
    setTimeout(() => response.end(BODY.subarray(100)), 5);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ port, close });
    });
  });
}

function fetchBody(port: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}

test('data over the slow line arrives late, complete and in order, and is counted', async () => {
  const site = await listen();
  const spare = await listen();
  spare.close();
  const line = await openLine(spare.port, site.port);
  const startedAt = performance.now();
  const bodies = await Promise.all([1, 2, 3].map(() => fetchBody(spare.port)));
  const taken = performance.now() - startedAt;
  for (const body of bodies) expect(body.equals(BODY)).toBe(true);
  expect(taken).toBeGreaterThan(3 * (BODY.length / 200));
  expect(line.take()).toBeGreaterThan(3 * BODY.length);
  expect(line.take()).toBe(0);
  line.close();
  site.close();
});
