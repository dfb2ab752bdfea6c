// Requests that no browser sends, generated from a seed, so that a failed run can be repeated.
import fc from 'fast-check';
import { HOST, NAMES, PATHS, VALUES } from './hostile-texts.mjs';

const latin = fc.string({
  unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
});
/** Letters that an HTTP parser lets through. */
const letters = fc.string({
  unit: fc.integer({ min: 0x80, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
});
const noLine = (text) => text.replaceAll(/[\r\n]/g, '.');
const long = fc.tuple(
  fc.constantFrom('a', '%', '%41', '\u00e9', '[', ';'),
  fc.integer({ min: 1, max: 15_500 }),
);
const value = fc.oneof(
  { arbitrary: fc.constantFrom(...VALUES), weight: 30 },
  { arbitrary: letters, weight: 6 },
  { arbitrary: latin.map(noLine), weight: 1 },
  { arbitrary: long.map(([unit, count]) => unit.repeat(count / unit.length)), weight: 1 },
);
const name = fc.oneof(
  { arbitrary: fc.constantFrom(...NAMES), weight: 60 },
  { arbitrary: latin.map((text) => noLine(text).replaceAll(/[:\s]/g, '-') || 'x'), weight: 1 },
);
const target = fc.oneof(
  { arbitrary: fc.constantFrom(...PATHS), weight: 20 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...PATHS), fc.constantFrom('?', '&', '/', '%2f..', ';', '#', '//'), latin)
      .map(([path, joint, text]) => path + joint + text.replaceAll(/[\s]/g, '+')),
    weight: 4,
  },
  { arbitrary: latin.map((text) => `/${text.replaceAll(/\s/g, '')}`), weight: 1 },
  {
    arbitrary: fc.constantFrom('*', '', 'http://evil.example/', '//evil.example/m/home', '/%', '/%E0%A4%A'),
    weight: 1,
  },
);
const host = fc.oneof(
  { arbitrary: fc.constantFrom(HOST, 'rio.localhost', 'noor.localhost', 'lotus.localhost'), weight: 50 },
  {
    arbitrary: fc.constantFrom(
      '',
      '[....]',
      '[::1]',
      '[::1',
      'a..b',
      '..',
      'x'.repeat(300),
      '%',
      'a:99999',
      '\u00e9.localhost',
    ),
    weight: 2,
  },
  { arbitrary: latin.map(noLine), weight: 1 },
);
const method = fc.oneof(
  { arbitrary: fc.constantFrom('GET', 'GET', 'GET', 'POST'), weight: 20 },
  {
    arbitrary: fc.constantFrom(
      'HEAD',
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'TRACE',
      'CONNECT',
      'PURGE',
      'get',
      'G%T',
    ),
    weight: 2,
  },
);
const body = fc.oneof(
  { arbitrary: fc.constant(''), weight: 20 },
  { arbitrary: fc.json().map((text) => noLine(text)), weight: 4 },
  { arbitrary: fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth)), weight: 1 },
  { arbitrary: latin, weight: 2 },
);
const claim = fc.constantFrom('true', 'true', 'true', 'more', 'less', 'chunked', 'broken chunks', 'none');

function toLength(kind, length) {
  if (kind === 'chunked' || kind === 'broken chunks') return 'Transfer-Encoding: chunked\r\n';
  if (kind === 'none') return '';
  return `Content-Length: ${Math.max(0, length + { more: 7, less: -3 }[kind] || length)}\r\n`;
}

function toBody(kind, text) {
  if (kind === 'broken chunks') return `zz\r\n${text}\r\n`;
  return kind === 'chunked' ? `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n` : text;
}

/** Returns one request as bytes. */
const request = fc
  .record({ method, target, host, headers: fc.array(fc.tuple(name, value), { maxLength: 6 }), body, claim })
  .map(({ method, target, host, headers, body, claim }) => {
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const length = body === '' ? '' : toLength(claim, body.length);
    const head = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${lines}${length}Connection: close\r\n\r\n`;
    return Buffer.from(head + (body === '' ? '' : toBody(claim, body)), 'latin1');
  });

/** Returns a number of requests of a seed. */
export function makeHostileRequests(count, seed) {
  return fc.sample(request, { numRuns: count, seed });
}
