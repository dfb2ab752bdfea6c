import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hasPage, toBody, toPageBytes, withBrotli } from '@/lib/server/pages/bytes/page-bytes';

const HTML = `<!DOCTYPE html>${'<p>text</p>'.repeat(500)}`;
const pageOf = (text: string, status = 200, type = 'text/html') =>
  toPageBytes({ text, status, headers: [['content-type', type]] });

test('each form of a page opens to the same text', async () => {
  const page = await withBrotli(await pageOf(HTML));
  const [br, gzip, plain] = await Promise.all(
    ['gzip, deflate, br', 'gzip, br;q=0', ''].map((accepted) => toBody(page, accepted)),
  );
  expect([br?.coding, gzip?.coding, plain?.coding]).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(HTML);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(HTML);
  expect(plain?.body.toString()).toBe(HTML);
});

test('before its brotli form is made a page is sent by gzip', async () => {
  expect((await toBody(await pageOf(HTML), 'br, gzip')).coding).toBe('gzip');
});

test('an ETag tells pages apart by text, status and headers, and their forms not', async () => {
  const page = await pageOf(HTML);
  const others = await Promise.all([pageOf(`${HTML} `), pageOf(HTML, 404), pageOf(HTML, 200, 'text/plain')]);
  expect(new Set([page, ...others].map(({ etag }) => etag)).size).toBe(4);
  expect((await withBrotli(await pageOf(HTML))).etag).toBe(page.etag);
  expect(page.headers).toContainEqual(['etag', page.etag]);
});

test('a client that names the ETag, alone or among others, has the page', async () => {
  const page = await pageOf(HTML);
  for (const named of [page.etag, `"a", ${page.etag}`]) expect(hasPage(named, page)).toBe(true);
  for (const named of [null, '', '*', '"a"', page.etag.slice(0, -2)])
    expect(hasPage(named, page)).toBe(false);
});
