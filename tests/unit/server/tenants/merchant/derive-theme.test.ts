import fc from 'fast-check';
import { deriveColors, type GivenColors, modeOf } from '@/lib/server/tenants/merchant/derive-theme';
import type { BrandColors } from '@/lib/shared/merchant/brand';
import { contrastOf, correctColors } from '@/lib/shared/merchant/contrast';

const PAIRS: readonly (readonly [keyof BrandColors, keyof BrandColors])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['danger', 'background'],
  ['danger', 'surface'],
  ['onPrimary', 'primary'],
];

const unreadIn = (colors: BrandColors) =>
  PAIRS.filter(([text, ground]) => contrastOf(colors[text], colors[ground]) < 4.5);

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const maybe = fc.option(color, { nil: undefined });
const mode = fc.constantFrom('dark' as const, 'light' as const);

test('2,000 themes of a mode and one primary colour, some with one ground, read with 4.5:1 everywhere (B48)', () => {
  fc.assert(
    fc.property(mode, color, maybe, fc.boolean(), (given, primary, ground, isSurface) => {
      const colors = deriveColors(given, { primary, [isSurface ? 'surface' : 'background']: ground });
      expect(unreadIn(colors)).toEqual([]);
      expect(colors.primary).toBe(primary);
    }),
    { numRuns: 2_000 },
  );
});

test('each given colour is respected; after correction, pairs of close grounds read (B48)', () => {
  const all = fc.record({
    primary: maybe,
    onPrimary: maybe,
    accent: maybe,
    text: maybe,
    muted: maybe,
    danger: maybe,
  });
  fc.assert(
    fc.property(mode, all, (given, colors) => {
      const derived = deriveColors(given, colors);
      for (const [name, value] of Object.entries(colors))
        if (value !== undefined) expect(derived[name as keyof BrandColors]).toBe(value);
      const { colors: shown } = correctColors(derived);
      // A given accent is no text.
      expect(unreadIn({ ...shown, accent: shown.text })).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [undefined, {}, 'dark'],
  [undefined, { background: '#ffffff' }, 'light'],
  [undefined, { surface: '#0b0d17' }, 'dark'],
  ['light', { background: '#0b0d17' }, 'light'],
] as const)('mode %s with %j is %s', (given, colors: GivenColors, expected) => {
  expect(modeOf(given, colors)).toBe(expected);
});

test('a light brand of one green is light (B48)', () => {
  const { background, surface, text } = deriveColors('light', { primary: '#1b7f3b' });
  expect(contrastOf(background, '#ffffff')).toBeLessThan(1.2);
  expect(contrastOf(surface, '#ffffff')).toBeLessThan(1.2);
  expect(contrastOf(text, '#ffffff')).toBeGreaterThan(10);
});
