import { gunzipSync } from 'node:zlib';
import { toHashedHtml } from '@/lib/server/pages/bytes/hashed-html';
import { draftToBytes, draftToTemplate, templateToBytes } from '@/lib/server/pages/bytes/page-draft';
import { SOURCES } from '@/lib/server/pages/policy/own-sources';
import { hashOf, inlineScriptsOf } from '@/tests/support/inline-scripts';

const N = '0123456789abcdef0123456789abcdef';
const HEAD = `<style nonce="${N}">p{}</style><script src="/_next/a.js?b=1&amp;c" async="" nonce="${N}"></script><script nonce="${N}">early()</script><script src="/old.js" noModule="" nonce="${N}"></script><link rel="preload" as="script" nonce="${N}" href="/_next/w.js"/>`;
const REST = `<p>one</p><script nonce="${N}">gate()</script><script src="/_next/w.js" nonce="${N}" id="_R_" async=""></script><script nonce="${N}">push("${N}")</script><i>two</i><script nonce="${N}">move()</script>`;
const htmlOf = (more = '') => `<html><head>${HEAD}</head><body>${REST}${more}</body></html>`;

test('pre-paint scripts stay, the data follows as one script with the files at its end, and no nonce is left (SEC-79)', () => {
  const { html, scripts, styles } = toHashedHtml(htmlOf(), N);
  const [early, gate, last = '', ...more] = inlineScriptsOf(html);
  expect([early, gate, more]).toEqual(['early()', 'gate()', []]);
  expect(last).toMatch(/^push\(""\);move\(\);\(function/);
  expect(last.endsWith('(["/_next/a.js?b=1&c","/_next/w.js"])')).toBe(true);
  expect(scripts).toEqual(inlineScriptsOf(html).map(hashOf));
  expect(styles).toEqual([hashOf('p{}')]);
  expect(html).not.toMatch(/nonce|src="|preload|0123456789abcdef/);
  expect(html.indexOf('<i>two</i>')).toBeLessThan(html.indexOf('push('));
});

test.each([
  ['a script', '<script>evil()</script>', 'evil()'],
  ['a script with a nonce of its own', '<script nonce="x">evil()</script>', 'evil()'],
  ['a file', '<script src="/evil.js"></script>', '/evil.js'],
  ['a block of data', '<script type="application/ld+json">{"a":1}</script>', '{"a":1}'],
])('%s that someone else wrote is let in by no hash and no loader (SEC-80)', (_what, planted, reported) => {
  const plain = toHashedHtml(htmlOf(), N);
  const { html, scripts } = toHashedHtml(htmlOf(planted), N);
  expect(html).toContain(planted);
  expect(scripts).toEqual(plain.scripts);
  expect(inlineScriptsOf(html).at(-1)).not.toContain(reported);
});

test('an injected script tag that is left open swallows our scripts, and gets no hash (SEC-80)', () => {
  const { html, scripts } = toHashedHtml(htmlOf('').replace('<p>one</p>', '<script>evil();'), N);
  const swallowed = /<script>evil\(\);.*?<\/script>/s.exec(html)?.[0] ?? '';
  expect(scripts).not.toContain(hashOf(swallowed.slice('<script>'.length, -'</script>'.length)));
});

const draftOf = (text: string) => ({
  ...{ text, status: 200, nonce: N, headers: [['link', `</m?cid=MARK>; nonce="${N}"`] as const] },
  policy: `script-src ${SOURCES.scripts} 'strict-dynamic'; style-src 'self' ${SOURCES.styles}`,
});

test('the policy of a page has the hashes of its inline content', async () => {
  const { headers, gzip } = await draftToBytes(draftOf(htmlOf()));
  const policy = new Map(headers).get('content-security-policy') ?? '';
  const [scripts = '', styles] = policy.split('; ');
  const html = gunzipSync(gzip).toString();
  expect(scripts).toBe(`script-src ${inlineScriptsOf(html).map(hashOf).join(' ')} 'strict-dynamic'`);
  expect(styles).toBe(`style-src 'self' ${hashOf('p{}')}`);
});

test('a page without inline styles has no hashes for them in its policy', async () => {
  const { headers } = await draftToBytes(draftOf('<p>text</p>'));
  expect(new Map(headers).get('content-security-policy')).toMatch(/; style-src 'self'$/);
});

test('a page with places for a visitor’s own values holds them, and so do its hashes (RR12)', async () => {
  const template = await draftToTemplate(
    draftOf(htmlOf('<a href="/m?cid=MARK">ä</a>').replace('push(', 'push("MARK",')),
  );
  const answers = await Promise.all(
    ['1', 'a-much-longer-value'].map((value) => templateToBytes(template, [{ mark: 'MARK', value }])),
  );
  for (const [at, { headers, gzip }] of answers.entries()) {
    const html = gunzipSync(gzip).toString();
    const value = ['1', 'a-much-longer-value'][at];
    expect(html).toContain(`<a href="/m?cid=${value}">ä</a>`);
    expect(html).not.toContain('MARK');
    expect(new Map(headers).get('link')).toBe(`</m?cid=${value}>`);
    for (const hash of inlineScriptsOf(html).map(hashOf))
      expect(new Map(headers).get('content-security-policy')).toContain(hash);
  }
  expect(answers[0]?.etag).not.toBe(answers[1]?.etag);
});
