// Pages in the operator's nginx: each visitor gets the page that the site itself would give them (SEC-9, SEC-41, SEC-42).
import type { TlsAnswer } from '@/tests/fault/topology/support/ask-tls';
import { hashOf, inlineScriptsOf } from '@/tests/support/inline-scripts';
import { cacheStatusOf, DEVICES, type Headers } from '@/tests/wire/cache/store-site';
import { freshHost, get, getTwice } from '@/tests/wire/cache/stored-site';

const LANGUAGES = { aurora: ['EN', 'VI'], rio: ['EN', 'PT'] } as const;
const CODINGS = ['identity', 'gzip', 'gzip, br'];

function expectOwnPolicy({ headers, text }: TlsAnswer): void {
  const hashes = inlineScriptsOf(text).map(hashOf);
  expect(hashes.length).toBeGreaterThan(1);
  expect(String(headers['content-security-policy'])).toContain(
    `script-src ${hashes.join(' ')} 'strict-dynamic'`,
  );
}

test('brands, languages and kinds of device never mix, and each page has its own policy, stored or not (SEC-9, SEC-41, SEC-79)', async () => {
  const kinds = Object.entries(LANGUAGES).flatMap(([code, languages]) =>
    languages.flatMap((language) =>
      Object.entries(DEVICES).flatMap(([device, agent]) =>
        ['cookie', 'browser'].map((by) => ({ code, language, device, agent, by })),
      ),
    ),
  );
  const all = kinds.map((kind) => ({
    ...kind,
    headers: {
      'User-Agent': kind.agent,
      ...(kind.by === 'cookie'
        ? { Cookie: `__Host-mc_lang=${kind.language}`, 'Accept-Language': 'fr' }
        : { 'Accept-Language': kind.language.toLowerCase() }),
    },
  }));
  const pages = new Map<string, string>();
  for (const round of [1, 2])
    for (const { code, language, device, headers } of all) {
      const answer = await get('/m/download', `${code}.localhost`, headers, round);
      expect(answer.status).toBe(200);
      expectOwnPolicy(answer);
      expect(answer.text).toMatch(new RegExp(`<html [^>]*\\blang="${language.toLowerCase()}"`));
      expect(answer.text).toContain(`${code}.localhost`);
      const kind = `${code} ${language} ${device}`;
      expect(answer.text).toBe(pages.get(kind) ?? answer.text);
      pages.set(kind, answer.text);
      if (round === 2) expect([kind, cacheStatusOf(answer)]).toEqual([kind, 'HIT']);
    }
  expect(new Set(pages.values()).size).toBe(8);
});

test('every client gets a stored page in a form that it reads, in any order', async () => {
  const host = freshHost();
  const forms: unknown[] = [];
  for (const coding of [...CODINGS].reverse()) {
    const [first, stored] = await getTwice('/m/login', host, { 'Accept-Encoding': coding });
    expect([coding, cacheStatusOf(first), cacheStatusOf(stored)]).toEqual([coding, 'MISS', 'HIT']);
    const form = stored.headers['content-encoding'] ?? 'identity';
    expect(coding).toContain(form);
    expect(form).toBe(first.headers['content-encoding'] ?? 'identity');
    forms.push(form);
  }
  expect(forms.at(-1)).toBe('identity');
});

test('a page and its parts for the site’s own navigation are stored apart (SEC-42)', async () => {
  const host = freshHost();
  const place = (await get('/m/game', host, { RSC: '1' })).headers.location ?? '';
  expect(place).toMatch(/^\/m\/game\?_rsc/);
  for (const [path, headers, type] of [
    [place, { RSC: '1' }, 'text/x-component'],
    ['/m/game', {}, 'text/html; charset=utf-8'],
  ] as const) {
    const answers = await getTwice(path, host, headers as Headers);
    expect(answers.map(cacheStatusOf)).toEqual(['MISS', 'HIT']);
    for (const answer of answers) {
      expect(answer.headers['content-type']).toBe(type);
      expect(answer.headers['content-security-policy']).not.toContain('nonce-');
    }
  }
  expect((await get(place, host)).headers['content-type']).toMatch(/^text\/html/);
});
