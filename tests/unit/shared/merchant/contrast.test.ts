import fc from 'fast-check';
import { contrastOf, toReadable } from '@/lib/shared/merchant/contrast';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %d, either way (B43)', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

test('a readable colour is not changed (B43)', () => {
  expect(toReadable('#f4f6ff', ['#0b0d17', '#151a2d'])).toBe('#f4f6ff');
});

test.each([
  ['#777777', '#ffffff'],
  ['#333333', '#000000'],
  ['#ff0000', '#ff0000'],
  ['#ffff00', '#ffffff'],
])('%s on %s is moved until it reads (B43)', (color, ground) => {
  expect(contrastOf(color, ground)).toBeLessThan(4.5);
  expect(contrastOf(toReadable(color, [ground]), ground)).toBeGreaterThanOrEqual(4.5);
});

test('on any one ground every colour can be made to read, and a second pass changes nothing (B43)', () => {
  fc.assert(
    fc.property(colors, colors, (color, ground) => {
      const readable = toReadable(color, [ground]);
      expect(readable).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrastOf(readable, ground)).toBeGreaterThanOrEqual(4.5);
      expect(toReadable(readable, [ground])).toBe(readable);
    }),
  );
});

test('where no colour reads on all grounds, the better of black and white is taken (B43)', () => {
  expect(toReadable('#808080', ['#ffffff', '#000000'])).toMatch(/^#(ffffff|000000)$/);
  expect(toReadable('#808080', ['#000000', '#888888', '#eeeeee'])).toMatch(/^#(ffffff|000000)$/);
});
