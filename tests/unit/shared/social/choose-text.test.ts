import fc from 'fast-check';
import { stripSuffix, toChooseText } from '@/lib/shared/social/unbound';

test.each([
  ['No account yet. (firebase)', 'No account yet.'],
  ['尚未绑定（firebase）', '尚未绑定'],
  ['One (two) (three)', 'One (two)'],
  ['Keep (this) here', 'Keep (this) here'],
  ['Two\nlines (x)', 'Two\nlines'],
  ['(all of it)', ''],
  ['  plain  ', 'plain'],
])('one parenthetical group at the end is removed, and one only: %j (X10, ruling 66)', (text, rest) => {
  expect(stripSuffix(text)).toBe(rest);
});

test.each([
  ['line', 'Link Mai to an account first. [line]', 'Link Mai to an account first.'],
  ['line', '[LINE] Link Mai', 'Link Mai'],
  ['line', '请绑定【line】', '请绑定'],
  ['line', 'Link Mai (line)', 'Link Mai'],
  ['line', 'Not linked yet. (FX) [G]', 'Not linked yet.'],
  ['line', 'Link Mai [G] to an account first. [line]', 'Link Mai [G] to an account first.'],
  ['line', '[LINE] Link Mai [G] first.', 'Link Mai [G] first.'],
  ['line', 'Link Mai [line] first.', 'Link Mai first.'],
  ['line', 'Link Mai (FX) first. [line]', 'Link Mai (FX) first.'],
  ['telegram', 'Link Mai [telegram]', 'Link Mai'],
  ['firebase', 'Link [me] (x)', 'Link [me]'],
  ['firebase', 'Link [me] first.', 'Link [me] first.'],
  ['firebase', 'Not linked yet. (FX) [G]', 'Not linked yet.'],
] as const)('a message of %s loses its tail: %j (X10)', (kind, text, rest) => {
  expect(toChooseText(text, kind)).toBe(rest);
});

test('a text without a group at its end is not changed (ruling 66)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = `${text.replace(/[()（）]/gu, '')}.`;
      expect(stripSuffix(plain)).toBe(plain.trim());
      expect(stripSuffix(`${plain} (${text.replace(/[()（）]/gu, '')})`)).toBe(plain);
    }),
  );
});
