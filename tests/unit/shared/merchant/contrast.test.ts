import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { BrandColors } from '@/lib/shared/merchant/brand';
import { contrastOf, ringColorOf, toReadable } from '@/lib/shared/merchant/contrast';

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

const LIGHT: BrandColors = {
  primary: '#0a7a3c',
  onPrimary: '#ffffff',
  accent: '#ffd400',
  background: '#f6faf6',
  surface: '#ffffff',
  text: '#101510',
  muted: '#4b564b',
  danger: '#b00020',
};

describe('the colour of the focus ring (WCAG 2.4.7, 1.4.11, B43)', () => {
  test.each([
    ['the accent, where it shows', { ...LIGHT, accent: '#8a3ffc' }, '#8a3ffc'],
    ['the primary, where the accent is too pale', LIGHT, '#0a7a3c'],
    ['the text, where both are too pale', { ...LIGHT, primary: '#ffe600' }, '#101510'],
  ])('is %s', (_, colors, ring) => {
    expect(ringColorOf(colors)).toBe(ring);
  });

  const brands = readdirSync('sandbox/merchants').filter((name) => name.endsWith('.json'));
  test.each(brands)('shows with 3:1 on the page and the cards of %s', (name) => {
    const { colors } = JSON.parse(readFileSync(`sandbox/merchants/${name}`, 'utf8')).theme;
    const ring = ringColorOf(colors);
    for (const ground of [colors.background, colors.surface])
      expect(contrastOf(ring, ground)).toBeGreaterThanOrEqual(3);
  });
});
