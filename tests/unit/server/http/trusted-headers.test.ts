import fc from 'fast-check';
import {
  deleteUntrusted,
  readSiteHeader,
  setSiteHeader,
  untrustedOf,
} from '@/lib/server/http/trusted-headers';
import { anyCharacter } from '@/tests/support/any-character';

test.each([
  'x-site-merchant',
  'x-site-anything',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-override-headers',
  'x-invoke-path',
  'x-invoke-status',
  'x-nextjs-data',
  'x-now-route-matches',
  'x-matched-path',
  'x-nonce',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-original-url',
  'x-rewrite-url',
  'x-host',
  'forwarded',
  'next-action',
])('%s from a client is deleted (SEC-5, SEC-11, SEC-81, ruling 45)', (name) => {
  const headers = new Headers({ [name.toUpperCase()]: 'x', accept: 'text/html' });
  deleteUntrusted(headers);
  expect([...headers.keys()]).toEqual(['accept']);
});

test('headers that a page needs stay', () => {
  const names = [
    'accept',
    'cookie',
    'user-agent',
    'host',
    'rsc',
    'next-router-state-tree',
    'x-forwarded-for',
    'my-x-nonce',
    'traceparent',
  ];
  expect(untrustedOf(names)).toEqual([]);
});

test('any text is carried, and no header is made by it (SEC-27)', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const headers = new Headers();
      setSiteHeader(headers, 'path', text);
      expect([...headers.keys()]).toEqual(['x-site-path']);
      expect(readSiteHeader(headers, 'path')).toBe(text.toWellFormed());
    }),
  );
});

test('a header that is not there is undefined, an empty one is empty', () => {
  const headers = new Headers();
  setSiteHeader(headers, 'query', '');
  expect([readSiteHeader(headers, 'query'), readSiteHeader(headers, 'path')]).toEqual(['', undefined]);
});
