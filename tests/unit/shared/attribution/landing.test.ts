import fc from 'fast-check';
import { parseLanding, S2S_NAMES } from '@/lib/shared/attribution/landing';
import { buildPixelTrack } from '@/lib/shared/attribution/pixel-track';
import { parseTracked } from '@/lib/shared/attribution/tracked-value';
import { CLICK_NAMES } from '@/lib/shared/click-names';
import { anyCharacter } from '@/tests/support/any-character';

const read = (query: string) => parseLanding(new URLSearchParams(query));

test('an address is read by its known names alone (RR7, E10)', () => {
  expect(
    read('r=FRIEND7&affiliateCode=abc&linkId=L1&fbclid=IwAR0aB&idfa=AA-BB&token=secret&code=secret&state=s'),
  ).toEqual({
    affiliateCode: 'abc',
    referralCode: 'FRIEND7',
    linkId: 'L1',
    clicks: { fbclid: 'IwAR0aB' },
    s2s: { idfa: 'AA-BB' },
    homescreen: undefined,
    fullscreen: undefined,
    inApp: undefined,
  });
});

test('r precedes referralCode, and an empty one does not count (RR7)', () => {
  expect(read('referralCode=B&r=A').referralCode).toBe('A');
  expect(read('referralCode=B&r=').referralCode).toBe('B');
});

test.each([
  ['homescreen', true],
  ['homescreen=1', true],
  ['homescreen=0', false],
  ['homescreen=false', false],
  ['', undefined],
])('%j means for the home screen: %s (RR8)', (query, flag) => {
  expect(read(query).homescreen).toBe(flag);
});

test('fullscreen=0 is recorded as such (RR8)', () => {
  expect([read('fullscreen=0').fullscreen, read('fullscreen=1').fullscreen]).toEqual([false, true]);
});

test('every name of the app and of the clicks is read, in its own case (E10)', () => {
  const query = new URLSearchParams([...CLICK_NAMES, ...S2S_NAMES].map((name) => [name, `Val-${name}`]));
  const { clicks, s2s } = parseLanding(query);
  expect(Object.keys(clicks)).toEqual([...CLICK_NAMES]);
  expect(Object.keys(s2s)).toEqual([...S2S_NAMES]);
  expect(s2s.gpsAdid).toBe('Val-gpsAdid');
});

test.each(['', ' ', 'a\u0000b', 'a\nb', 'a\u2028b', '\uD800', 'x'.repeat(513), 5, null, undefined, {}])(
  '%j is no value to store (E5)',
  (raw) => {
    expect(parseTracked(raw)).toBeUndefined();
  },
);

test('a value keeps its letters and loses outer spaces; 512 characters are the most (E5)', () => {
  expect(parseTracked(' IwAR-aB_0 ')).toBe('IwAR-aB_0');
  expect(parseTracked('x'.repeat(512))).toHaveLength(512);
});

test('pixelTrack has the known values under their own names, and is absent without any (E5)', () => {
  expect(buildPixelTrack({ clicks: {}, s2s: {}, cookies: {} })).toBeUndefined();
  expect(buildPixelTrack({ clicks: { fbclid: '' }, s2s: {}, cookies: {} })).toBeUndefined();
  expect(
    buildPixelTrack({ clicks: { fbclid: 'F', kw: 'K' }, s2s: { adid: 'A' }, cookies: { _fbp: 'fb.1.2.3' } }),
  ).toEqual({ fbclid: 'F', kw: 'K', _fbp: 'fb.1.2.3', adid: 'A' });
});

test('a record that someone else wrote adds no name and no bad value (E5)', () => {
  const clicks = { fbclid: 'a\u0000', gclid: 5, password: 'x', __proto__: { kw: 'x' } } as object;
  expect(buildPixelTrack({ clicks, s2s: {}, cookies: {} })?.password).toBeUndefined();
  expect(buildPixelTrack({ clicks: { gclid: 5 } as object, s2s: {}, cookies: {} })).toBeUndefined();
});

test('no query makes it throw, and no value with a control character is ever stored (E5, SEC-27)', () => {
  const names = fc.constantFrom('r', 'fbclid', 'linkId', 'affiliateCode', 'adid', 'other');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: anyCharacter }))), (pairs) => {
      const text = JSON.stringify(parseLanding(new URLSearchParams(pairs)));
      expect(text).not.toMatch(/\\u00[01]|\\[nrtbf]/);
      expect(text).not.toContain('other');
    }),
  );
});
