// Pages, and the page parts that client-side navigation requests, under one address and through one cache (SEC-42).
import { cache } from '@/tests/wire/cache/behind-site';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';

type Headers = Record<string, string>;
const from = (port: number, path: string, headers: Headers = {}): Promise<TextAnswer> =>
  ask({ port, path, headers });

const ROUTER: readonly Headers[] = [
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { RSC: '1', 'Next-Url': '/m/login', 'Next-Router-State-Tree': '%5B%22%22%5D' },
];

test('a request for a page never gets parts of one, and the reverse, in any order (SEC-42)', async () => {
  for (const [at, headers] of ROUTER.entries())
    for (const path of ['/m/home', '/m/game', '/m/home?_rsc', `/m/game?_rsc=x${at}`])
      for (const first of [headers, {}] as Headers[]) {
        const address = `${path}${path.includes('?') ? '&' : '?'}first=${Object.keys(first).length}${at}`;
        await from(cache().port, address, first);
        const page = await from(cache().port, address);
        expect([address, page.headers['content-type']]).toEqual([
          address,
          expect.stringMatching(/^text\/html/),
        ]);
        const parts = await from(cache().port, address, headers);
        const { location } = parts.headers;
        const matches = location ? await from(cache().port, location, headers) : parts;
        // Some router requests get no content, but never a page.
        expect([address, String(matches.headers['content-type'])]).toEqual([
          address,
          expect.not.stringMatching(/html/),
        ]);
        if (headers === ROUTER[0]) expect(matches.headers['content-type']).toMatch(/^text\/x-component/);
        if (location)
          expect((await from(cache().port, location)).headers['content-type']).toMatch(/^text\/html/);
      }
});

test.each(['/m/home.rsc', '/m/home.segments/_tree.segment.rsc', '/index.rsc', '/_next/data/x/m/home.json'])(
  '%s is cached by no one, for any client (SEC-42)',
  async (path) => {
    for (const headers of [{}, { RSC: '1' }, {}] as Headers[]) {
      const answer = await from(cache().port, path, headers);
      expect([answer.headers['cache-control'], answer.headers['x-kept']]).toEqual([
        expect.stringMatching(/no-store/),
        'MISS',
      ]);
    }
  },
);
