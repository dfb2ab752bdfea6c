import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestSite } from '@/lib/server/ops/doctor/case/request-site';

/** Requests from a site with these answers in order, the last one repeated. Returns the number of requests and the result. */
async function askTurns(turns: readonly (readonly [status: number, retryAfter?: string])[]) {
  let requestCount = 0;
  const server = createServer((_request, response) => {
    const [status, retryAfter] = turns[Math.min(requestCount, turns.length - 1)] ?? [500];
    requestCount += 1;
    response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { status } = await requestSite({ site, host: 'www.one.example', path: '/m/home' });
  server.close();
  return [status, requestCount];
}

test.each([
  ['a busy site is asked again', [[503, '0'], [200]], [200, 2]],
  ['three times at most', [[503, '0']], [503, 3]],
  ['not where it names a long time', [[503, '30']], [503, 1]],
  ['not where it names none', [[503]], [503, 1]],
  ['and no other answer', [[404, '0']], [404, 1]],
] as const)('%s (B41)', async (_what, turns, expected) => {
  expect(await askTurns(turns)).toEqual(expected);
});
