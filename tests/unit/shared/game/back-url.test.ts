import fc from 'fast-check';
import { toBackUrl } from '@/lib/shared/game/back-url';

const facts = {
  host: 'one.example',
  hosts: ['one.example', '*.one.example', 'games.partner.example'],
};

test.each([
  ['/m/game?category=RNG#top', '/m/game?category=RNG#top'],
  ['/m', '/m'],
  ['https://one.example/m/game', '/m/game'],
  ['https://www.one.example/any', 'https://www.one.example/any'],
  ['https://games.partner.example/lobby?a=1', 'https://games.partner.example/lobby?a=1'],
])('%s is taken (ruling 3)', (raw, expected) => {
  expect(toBackUrl(raw, facts)).toBe(expected);
});

test.each([
  'https://games.partner.example:8443/lobby',
  undefined,
  '',
  '/mx',
  '/',
  '//evil.example',
  '/m/..//evil.example',
  '/m/%2e%2e//evil.example',
  'https://evil.example/',
  'https://evilone.example/',
  'https://one.example.evil.example/',
  'http://one.example/m/game',
  'https://user@one.example/',
  'https://one.example/elsewhere',
  'javascript:alert(1)',
  'data:text/html,x',
])('%s leads home instead (ruling 3)', (raw) => {
  expect(toBackUrl(raw, facts)).toBe('/m/home');
});

test('no text leads to a host that is not the merchant’s (ruling 3)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string()), (raw) => {
      const url = new URL(toBackUrl(raw, facts), 'https://one.example');
      expect(url.protocol).toBe('https:');
      expect(url.hostname).toMatch(/(^|\.)one\.example$|^games\.partner\.example$/);
    }),
  );
});
