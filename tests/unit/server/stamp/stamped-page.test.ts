import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stampBody, stampHeaders, toStampedPage, withBrotli } from '@/lib/server/stamp/form/stamped-page';

const NONCE = '0123456789abcdef012345==';
const TRACE = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';
const MINE = ['AAAAAAAAAAAAAAAAAAAAAA==', '0'.repeat(32)];
const HTML = `<!DOCTYPE html><script nonce="${NONCE}"></script>${'<p>text</p>'.repeat(500)}<i>${NONCE}</i>`;

const render = (html: string) =>
  toStampedPage(
    {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        link: `</a.css>; rel=preload; nonce="${NONCE}"`,
        vary: 'rsc, Accept-Encoding',
        date: 'today',
        'x-powered-by': 'x',
      },
      body: Buffer.from(html),
    },
    200,
    [NONCE, TRACE],
  );

test('each form of a page opens to the same text with the answer’s own nonce (SEC-80)', async () => {
  const page = await withBrotli(await render(HTML));
  const wanted = HTML.replaceAll(NONCE, MINE[0] ?? '');
  const [br, gzip, plain] = await Promise.all(
    ['gzip, deflate, br', 'gzip, br;q=0', ''].map((accepted) => stampBody(page, MINE, accepted)),
  );
  expect([br?.coding, gzip?.coding, plain?.coding]).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(wanted);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(wanted);
  expect(plain?.body.toString()).toBe(wanted);
});

test('before its brotli form is made, and where it can have none, a page goes out by gzip', async () => {
  const fresh = await render(HTML);
  const withTrace = await withBrotli(await render(`${HTML}<b>${TRACE}</b>`));
  for (const page of [fresh, withTrace])
    expect((await stampBody(page, MINE, 'br, gzip')).coding).toBe('gzip');
  expect((await stampBody(withTrace, MINE, '')).body.toString()).toContain(`<b>${MINE[1]}</b>`);
});

test('of the headers only those of the page itself are kept, with the answer’s nonce (SEC-24, SEC-80)', async () => {
  expect(stampHeaders(await render(HTML), MINE)).toEqual([
    ['content-type', 'text/html; charset=utf-8'],
    ['link', `</a.css>; rel=preload; nonce="${MINE[0]}"`],
    ['vary', 'rsc, accept-encoding'],
  ]);
});
