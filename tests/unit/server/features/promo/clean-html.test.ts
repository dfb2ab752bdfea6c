import fc from 'fast-check';
import { cleanHtml, toPlainText } from '@/lib/server/features/promo/clean-html';
import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

const place = {
  host: 'brand.example',
  query: new URLSearchParams(),
  tableLabel: 'Table',
  toImage: parseResourceUrl,
};
const clean = (html: string) => cleanHtml(html, place);

test('an amount keeps its sign before its digits in right-to-left content, in a cell without letters too', () => {
  const kept = '\u2066₨\u00a030,000\u2069';
  expect(clean('<p>رقم ₨ 30,000 تک</p><table><tr><td>₨ 30,000</td></tr></table>')).toBe(
    `<p>رقم ${kept} تک</p><div aria-label="Table" role="group" tabindex="0"><table><tr><td>${kept}</td></tr></table></div>`,
  );
  expect(clean('<p>Up to ₨ 30,000</p>')).toBe('<p>Up to ₨\u00a030,000</p>');
});

test.each([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<p>a</p><style>*{display:none}</style>', '<p>a</p>'],
  ['<p onclick="x()" style="position:fixed" class="x" id="content">a</p>', '<p>a</p>'],
  ['<p>a</p><iframe src="https://evil.example">b</iframe>', '<p>a</p>'],
  [
    '<form action="https://evil.example"><input name="password"><button>Go</button></form><p>a</p>',
    '<p>a</p>',
  ],
  ['<svg onload="x()"><text>b</text></svg><p>a</p>', '<p>a</p>'],
  ['<svg/onload=x()><p>a</p>', ''],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>a',
    'a',
  ],
  ['<object data="https://evil.example"></object><embed src="https://evil.example">a', 'a'],
  ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">a', 'a'],
  ['<noscript><p title="</noscript><img src=x onerror=x()>">a</p></noscript>a', 'a'],
  ['<template><p>b</p></template>a', 'a'],
  ['<!-- <p>b</p> --><p>a</p><!--><img src=x onerror=x()>-->', '<p>a</p>--&gt;'],
  ['<p>{{constructor}} &lt;script&gt;</p>', '<p>{{constructor}} &lt;script&gt;</p>'],
  ['<xmp><img src=x onerror=x()></xmp>a', 'a'],
  ['<p>a</p></div></main><p>b</p>', '<p>a</p><p>b</p>'],
])('of %s remains %s (SEC-75)', (html, cleaned) => {
  expect(clean(html)).toBe(cleaned);
});

test('text structure stays, by the tags of the list', () => {
  const html =
    '<p><b>a</b> <i>b</i> <u>c</u><br />d</p><ul><li>e</li></ul><ol start="3"><li>f</li></ol><blockquote>g</blockquote><hr />';
  expect(clean(html)).toBe(
    '<p><strong>a</strong> <em>b</em> <u>c</u><br />d</p><ul><li>e</li></ul><ol start="3"><li>f</li></ol><blockquote>g</blockquote><hr />',
  );
});

test('removed blocks still separate their words, and empty lines are removed', () => {
  expect(clean('<section>a</section><center>b</center><p>&nbsp;</p><p><br></p><span>c</span>')).toBe(
    '<div>a</div><div>b</div>c',
  );
});

test.each([
  ['<h1>a</h1><h3>b</h3><h1>c</h1>', '<h2>a</h2><h3>b</h3><h2>c</h2>'],
  ['<h4>a</h4><h6>b</h6>', '<h2>a</h2><h3>b</h3>'],
  [
    '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
    '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6><h6>f</h6>',
  ],
])('headings of %s follow the page heading without a gap', (html, cleaned) => {
  expect(clean(html)).toBe(cleaned);
});

test('a table is in a box that scrolls and takes the focus; its cells keep plain spans only', () => {
  const html =
    '<table border="1"><tr><th scope="col" colspan="2">a</th><td rowspan="x" width="9999">b</td></tr></table>';
  expect(clean(html)).toBe(
    '<div aria-label="Table" role="group" tabindex="0"><table><tr><th colspan="2" scope="col">a</th><td>b</td></tr></table></div>',
  );
  expect(cleanHtml('<table></table>', { ...place, tableLabel: '"><img src=x>' })).not.toContain('<img');
});

test('a picture is https, lazy, and keeps plain sizes only; any other is removed, with the link around it', () => {
  expect(
    clean('<img src="https://cdn.example/a.webp" width="600" height="300" alt="A" onerror="x()" srcset="b">'),
  ).toBe(
    '<img width="600" height="300" loading="lazy" decoding="async" referrerpolicy="no-referrer" alt="A" src="https://cdn.example/a.webp" />',
  );
  for (const src of [
    'http://cdn.example/a',
    'javascript:x()',
    'data:image/svg+xml,<svg/>',
    '//cdn.example/a',
    'a.webp',
    '',
  ])
    expect(clean(`<p><a href="/m/home"><img src="${src}"></a></p>`)).toBe('');
  expect(clean('<img src="https://cdn.example/a.webp" width="100%" height="-1">')).not.toMatch(
    /width|height/,
  );
});

test('no input makes it throw, and no output is dangerous (SEC-75)', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    '=',
    'script',
    'img',
    'svg',
    'a',
    ' onerror',
    ' href',
    'javascript:x',
    'p',
    'table',
    '&lt;',
    '\0',
    '<!--',
    '-->',
    ' src',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const tags = clean(pieces.join('')).match(/<[^>]*>/g) ?? [];
      for (const tag of tags) expect(tag).not.toMatch(/script|svg|\son\w+=|javascript:|style=|class=|\sid=/i);
    }),
  );
});

test('long and deep content is bounded', () => {
  expect(clean(`${'<div>'.repeat(5000)}a`).match(/<div>/g)?.length).toBeLessThanOrEqual(24);
  expect(clean('a'.repeat(TEXT_LIMIT.html + 5)).length).toBe(TEXT_LIMIT.html);
  expect(clean('<br>a'.repeat(6000)).match(/<br/g)).toHaveLength(5000);
});

test('the text is one line without markup (B31)', () => {
  expect(
    toPlainText('<h2>Double</h2><p>A &amp; <b>B</b></p><script>x</script><ul><li>c</li><li>d</li></ul>', 50),
  ).toBe('Double A & B c d');
  expect(toPlainText('word '.repeat(50), 20)).toBe('word word word word…');
});
