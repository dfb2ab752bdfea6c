import { readdirSync, readFileSync } from 'node:fs';
import type { BrandColors } from '@/lib/shared/merchant/brand';
import { contrastOf, ringColorOf } from '@/lib/shared/merchant/contrast';

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
