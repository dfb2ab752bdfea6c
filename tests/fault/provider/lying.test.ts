// A provider whose answers keep the wire's form and are far too long: pages stay whole and small.
import { get } from 'node:http';
import { LIES } from '@/tests/fault/provider/support/lies';
import { PING, raiseLyingSite } from '@/tests/fault/provider/support/lying-site';

jest.setTimeout(120_000);
const MAX_PAGE_BYTES = 1.5 * 1024 * 1024;
/** A rendering that hangs is given up after twice as long. */
const MAX_PAGE_MS = 10_000;
const site = raiseLyingSite();

test.each(Object.entries(LIES).map(([code, lie]) => ({ code, ...lie })))(
  '$what make $page no larger than 1.5 MB and let it come in time (SEC-31, SEC-33)',
  async ({ code }) => {
    const startMs = performance.now();
    const { status, text } = await site.pageOf(code);
    expect([status, site.reported(code)]).toEqual([200, expect.any(Number)]);
    expect(site.reported(code)).toBeGreaterThan(0);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_PAGE_BYTES);
    expect(performance.now() - startMs).toBeLessThan(MAX_PAGE_MS);
  },
);

/** The bytes of an answer until it ends or breaks off. */
function read(path: string): Promise<{ bytes: number; isWhole: boolean }> {
  const { promise, resolve } = Promise.withResolvers<{ bytes: number; isWhole: boolean }>();
  const headers = { Host: `news.localhost:${site.port}` };
  get({ host: '127.0.0.1', port: site.port, path, headers, agent: false }, (answer) => {
    let bytes = 0;
    answer.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    answer.on('error', () => undefined);
    answer.on('close', () => resolve({ bytes, isWhole: answer.complete }));
  });
  return promise;
}

test('a ping without end is broken off after 512 KiB, and the site is well (SEC-31, K7)', async () => {
  const { bytes, isWhole } = await read(`${PING}?a=1`);
  expect(bytes).toBeLessThanOrEqual(512 * 1024);
  expect(isWhole).toBe(false);
  expect((await site.pageOf('news', '/healthz')).status).toBe(200);
});
