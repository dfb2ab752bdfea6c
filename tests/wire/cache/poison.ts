// After an attempt to poison an address, the next visitor gets the same answer as without it (SEC-41, SEC-42, SEC-9).
import { isDeepStrictEqual } from 'node:util';
import { cache, site } from '@/tests/wire/cache/behind-site';
import { COOKIES, HEADER_GROUPS, UNKEYED_HEADERS } from '@/tests/wire/cache/unkeyed';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { undrawn } from '@/tests/wire/support/undrawn';

const EVIL = 'poison.example';
const FILES = [
  '/robots.txt',
  '/favicon.ico',
  '/sitemap.xml',
  '/m/manifest.webmanifest',
  '/m/asset-manifest.json',
  '/m/sw.js',
  '/.well-known/assetlinks.json',
  '/.well-known/official-domains.json',
];
const DOCUMENTS = ['/', '/m/home', '/m/login', '/m/nowhere', '/m/member/home', '/wps/system/country'];
type Headers = Record<string, string>;

/** By the cache, or from the site itself as if by it; the name of the host is the same. */
const from = (port: number, path: string, headers: Headers = {}, code = 'aurora'): Promise<TextAnswer> =>
  ask({ port, path, headers: { Host: `${code}.localhost:${cache().port}`, ...headers } });

const OWN_TO_AN_ANSWER = new Set([
  'date',
  'age',
  'connection',
  'keep-alive',
  'x-kept',
  'server',
  'server-timing',
  'x-app-trace-id',
  'transfer-encoding',
  'content-length',
]);

/** Returns the part that is the same for all visitors: without nonce, trace and time. */
function plain({ status, headers, text }: TextAnswer) {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  const clean = (reported: string) => undrawn(nonce ? reported.replaceAll(nonce, 'NONCE') : reported);
  const reported = Object.entries(headers).filter(([name]) => !OWN_TO_AN_ANSWER.has(name));
  const body = clean(text).replaceAll(/"traceId":"[^"]*"|"(?:time|at|now)":\d+/g, '');
  return { status, headers: JSON.parse(clean(JSON.stringify(Object.fromEntries(reported)))), body };
}

/** Of a page that is sent while it renders, a busy machine sends the head before its pictures are known: poison would stay, and this does not. */
const MAX_READINGS = 3;

let turn = 0;
async function poisonThenRead(path: string, headers: Headers): Promise<void> {
  turn += 1;
  const address = `${path}?cb=${turn}`;
  await from(cache().port, address, headers);
  for (let nth = 1; ; nth += 1) {
    const read = await from(cache().port, address);
    expect([address, headers, JSON.stringify(read).includes(EVIL)]).toEqual([address, headers, false]);
    const [own, seen] = [plain(await from(site().port, address)), plain(read)];
    if (nth < MAX_READINGS && !isDeepStrictEqual(seen, own)) continue;
    expect([address, headers, seen]).toEqual([address, headers, own]);
    return;
  }
}

test('there are more than 200 names to try', () => {
  expect(new Set(UNKEYED_HEADERS).size).toBeGreaterThanOrEqual(200);
});

test.each(FILES)(
  'no header that is not in the key changes %s for the next visitor (SEC-41, SEC-5)',
  async (path) => {
    for (const group of HEADER_GROUPS)
      await poisonThenRead(path, Object.fromEntries(group.map((name) => [name, EVIL])));
  },
);

test.each(DOCUMENTS)('nor does one change %s (SEC-41, SEC-5)', async (path) => {
  const all = UNKEYED_HEADERS.map((name) => [name, EVIL] as const);
  for (const part of [all.slice(0, 70), all.slice(70, 140), all.slice(140)])
    await poisonThenRead(path, Object.fromEntries(part));
  await poisonThenRead(path, { 'X-Forwarded-Host': 'rio.localhost', 'X-Forwarded-Proto': 'https' });
  await poisonThenRead(path, { 'X-Original-URL': '/m/login', 'X-Rewrite-URL': '/m/login' });
});

test.each([...FILES, ...DOCUMENTS])(
  'nor does a cookie, a language or a range change %s (SEC-41)',
  async (path) => {
    await poisonThenRead(path, { Cookie: COOKIES.map((name) => `${name}=${EVIL}`).join('; ') });
    await poisonThenRead(path, { 'Accept-Language': 'pt-BR', 'Accept-Encoding': 'br' });
    await poisonThenRead(path, { Range: 'bytes=0-3', 'If-None-Match': '*', 'User-Agent': EVIL });
    await poisonThenRead(path, { Accept: 'text/x-component', Purpose: 'prefetch' });
  },
);

test.each(['GET', 'HEAD'])(
  'an error that one visitor brings about by %s stays their own (SEC-45)',
  async (method) => {
    for (const path of ['/m/home', '/robots.txt', '/m/manifest.webmanifest']) {
      const host = { Host: `aurora.localhost:${cache().port}` };
      for (const more of [
        { 'X-Padding': 'x'.repeat(12_000) },
        { Expect: 'nothing' },
        { Range: 'bytes=9-1' },
      ] as Headers[])
        await ask({ port: cache().port, path, method, headers: { ...host, ...more } }).catch(() => undefined);
      const read = await from(cache().port, path);
      expect([path, plain(read)]).toEqual([path, plain(await from(site().port, path))]);
      expect(read.status).toBe(200);
    }
  },
);

test('two merchants behind one cache: each address is its own merchant’s, cached or not (SEC-9, SEC-41)', async () => {
  const own = { aurora: /Aurora Play|aurora\.localhost/i, rio: /Rio Sorte|rio\.localhost/i } as const;
  const codes = ['aurora', 'rio'] as const;
  for (const path of [...FILES, ...DOCUMENTS, '/m/share.png', '/m/game'])
    for (const code of [...codes, ...codes, ...codes]) {
      const answer = await from(cache().port, path, {}, code);
      const other = code === 'aurora' ? own.rio : own.aurora;
      expect([path, code, other.test(answer.text + JSON.stringify(answer.headers))]).toEqual([
        path,
        code,
        false,
      ]);
      const direct = await from(site().port, path, {}, code);
      expect([path, code, plain(answer)]).toEqual([path, code, plain(direct)]);
    }
  const hit = await from(cache().port, '/robots.txt');
  expect([hit.headers['x-kept'], cache().listCached().length > 0]).toEqual([expect.any(String), true]);
});
