import fc from 'fast-check';
import { parseReferral } from '@/lib/shared/referral/parse-referral';
import { hostileJson, hostileRecord } from '../support/hostile-json';

const NOTHING = { link: undefined, code: undefined, invited: undefined, reward: undefined };

test('reads link, code and figures (B15)', () => {
  expect(
    parseReferral({ link: 'https://a.example/m/register?r=A1', code: ' A1 ', invited: 4, reward: '120.5' }),
  ).toEqual({ link: 'https://a.example/m/register?r=A1', code: 'A1', invited: 4, reward: 120.5 });
});

test.each([undefined, null, 'text', 7, [], {}, { link: '', code: '', invited: '', reward: '' }])(
  'what is missing in %j is left out (provider-api §4)',
  (raw) => {
    expect(parseReferral(raw)).toEqual(NOTHING);
  },
);

test.each([
  'javascript:alert(1)',
  'http://shop.example/',
  '//shop.example/',
  'https://user:word@shop.example/',
  'https://shop.example/"><script>',
  '/m/register?r=A1',
])('the link %s is no link (E12)', (link) => {
  expect(parseReferral({ link }).link).toBeUndefined();
});

test('plain http is taken on loopback, where the sandbox is', () => {
  expect(parseReferral({ link: 'http://127.0.0.1:3000/m/register?r=A' }).link).toBeDefined();
});

test('a code of no length that a person could type is no code', () => {
  expect(parseReferral({ code: 'A'.repeat(65) }).code).toBeUndefined();
});

test('zero is a figure (provider-api §4)', () => {
  expect(parseReferral({ invited: 0, reward: 0 })).toEqual({ ...NOTHING, invited: 0, reward: 0 });
});

test('hostile answers give texts and finite numbers, or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(hostileJson, hostileRecord(['link', 'code', 'invited', 'reward'])), (raw) => {
      const { link, code, invited, reward } = parseReferral(raw);
      for (const text of [link, code]) expect(['string', 'undefined']).toContain(typeof text);
      for (const figure of [invited, reward])
        expect(figure === undefined || Number.isFinite(figure)).toBe(true);
    }),
  );
});
