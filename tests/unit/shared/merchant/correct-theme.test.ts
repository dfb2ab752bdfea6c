import { contrastOf, correctColors } from '@/lib/shared/merchant/contrast';

const GOOD = {
  primary: '#5b3fd6',
  onPrimary: '#ffffff',
  accent: '#19e3b1',
  background: '#0b0d17',
  surface: '#151a2d',
  text: '#f4f6ff',
  muted: '#9aa3c7',
  danger: '#ff5c7a',
};

test('a theme that reads is left alone (B43)', () => {
  expect(correctColors(GOOD)).toEqual({ colors: GOOD, corrections: [] });
});

test.each(['text', 'muted', 'danger'] as const)(
  '%s that does not read on background or surface is moved and reported (B43)',
  (name) => {
    const bad = { ...GOOD, [name]: '#202540' };
    const { colors, corrections } = correctColors(bad);
    expect(corrections).toEqual([{ name, from: '#202540', to: colors[name] }]);
    for (const ground of [GOOD.background, GOOD.surface])
      expect(contrastOf(colors[name], ground)).toBeGreaterThanOrEqual(4.5);
    expect({ ...colors, [name]: bad[name] }).toEqual(bad);
  },
);

test('the text on the primary colour is moved, the primary colour is not (B43)', () => {
  const { colors, corrections } = correctColors({ ...GOOD, primary: '#ffe14d' });
  expect(corrections.map(({ name }) => name)).toEqual(['onPrimary']);
  expect(colors.primary).toBe('#ffe14d');
  expect(contrastOf(colors.onPrimary, colors.primary)).toBeGreaterThanOrEqual(4.5);
});
