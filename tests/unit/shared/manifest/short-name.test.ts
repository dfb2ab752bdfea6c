import fc from 'fast-check';
import { toCharacters, toShortName } from '@/lib/shared/manifest/short-name';

test.each([
  ['Aurora Play', 'Aurora Play'],
  ['  Aurora   Play ', 'Aurora Play'],
  ['Thirteen char', 'Thirteen char'],
  ['Aurora Play Casino Royal', 'Aurora Play'],
  ['Supercalifragilistic', 'Supercalifra…'],
  ['A Supercalifragilistic', 'A Supercalif…'],
  ['The Grand Palace', 'The Grand'],
  ['โลตัสคลับคาสิโนออนไลน์', 'โลตัสคลับคาสิโน…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦'],
  ['', ''],
])('%j is %j under an icon (W6)', (name, short) => {
  expect(toShortName(name)).toBe(short);
});

test('no name has more than 13 visible characters, and a short one stays as it is (W6)', () => {
  const names = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.lorem());
  fc.assert(
    fc.property(names, (name) => {
      const short = toShortName(name);
      expect(toCharacters(short).length).toBeLessThanOrEqual(13);
      expect(toShortName(short)).toBe(short);
    }),
  );
});
