// Makes thousands of addresses that try to lead off the site.
import fc from 'fast-check';
import { HOSTILE_ADDRESSES } from '@/tests/support/hostile-list';
import { anyCharacter } from './any-character';

const PIECES = [
  ...[
    '/',
    '//',
    '\\',
    '%2f',
    '%2F',
    '%5c',
    '%252f',
    '%255c',
    '\u2215',
    '\uff0f',
    '\u2044',
    '%c0%af',
    '%ef%bc%8f',
  ],
  ...['.', '..', '%2e', '%2E', '%252e', '\u3002', '\uff0e', '\u2024', '\u2025', ';', '..;'],
  ...[
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u0001',
    ' ',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '%00',
    '%09',
    '%0d%0a',
    '%20',
    '%',
  ],
  ...[
    'http:',
    'https:',
    'HtTpS:',
    'javascript:',
    'JAVA\tSCRIPT:',
    'data:',
    'blob:',
    'file:',
    'x:',
    ':',
    '@',
    '%40',
  ],
  ...[
    'm',
    'M',
    '/m',
    '/m/',
    '/m/home',
    'home',
    'evil.example',
    'own.example',
    'partner.example',
    'localhost',
  ],
  ...['127.0.0.1', '[::1]', ':443', ':80', '?', '#', '&', '=', 'go=', 'é', '\ud83d', '\u202e', '%zz'],
] as const;

const pieces = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 10 })
  .map((parts) => parts.join(''));
const start = fc.constantFrom(
  '',
  '/m',
  '/m/',
  '/m/home',
  'https://',
  'https://own.example',
  'https://partner.example',
);

/** Thousands of addresses: the list, pieces of it in any order, each also percent-encoded once or twice, and plain noise. */
export const hostileAddresses = fc.oneof(
  fc.constantFrom(...HOSTILE_ADDRESSES),
  pieces,
  fc.tuple(start, pieces).map(([head, tail]) => head + tail),
  fc.tuple(start, pieces).map(([head, tail]) => encodeURI((head + tail).toWellFormed())),
  fc.tuple(start, pieces).map(([head, tail]) => head + encodeURIComponent(tail.toWellFormed())),
  fc.tuple(start, fc.string({ unit: anyCharacter, maxLength: 60 })).map(([head, tail]) => head + tail),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);
