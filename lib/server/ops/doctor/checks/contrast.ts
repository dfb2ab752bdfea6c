// Doctor check: the brand's colours are readable.
import 'server-only';
import { about, type FindingDetails, fault, good, warning } from '@/lib/server/ops/doctor/case/finding';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { BrandTheme } from '@/lib/shared/merchant/brand';
import { contrastOf, toReadable } from '@/lib/shared/merchant/contrast';

const CHECK = 'contrast';
const AA = 4.5;
const PAIRS = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['danger', 'background'],
  ['danger', 'surface'],
  ['onPrimary', 'primary'],
] as const;

/** Icons and other shapes (WCAG 1.4.11). */
const AA_SHAPE = 3;
const SHAPE_PAIRS = [
  ['accent', 'background'],
  ['accent', 'surface'],
] as const;

/** A colour, its background, their contrast, and the least that is enough. */
export type ReadPair = {
  readonly text: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
};

/** Returns the contrast of every pair that the check knows. */
export function listPairs({ colors }: BrandTheme): ReadPair[] {
  const toPair = (least: number) => (pair: (typeof PAIRS | typeof SHAPE_PAIRS)[number]) => {
    const [text, ground] = pair;
    return { text, ground, ratio: contrastOf(colors[text], colors[ground]), least };
  };
  return [...PAIRS.map(toPair(AA)), ...SHAPE_PAIRS.map(toPair(AA_SHAPE))];
}

/** Pairs that no correction can fix: the backgrounds are too far apart. */
function listUnreadable({ colors }: BrandTheme): FindingDetails[] {
  return PAIRS.filter(([name, ground]) => contrastOf(colors[name], colors[ground]) < AA).map(
    ([name, ground]) => {
      const ratio = contrastOf(colors[name], colors[ground]).toFixed(1);
      const text = `theme.colors.${name} reads with ${ratio}:1 on ${ground} ${colors[ground]}`;
      const remedy =
        'bring theme.colors.background and theme.colors.surface closer together, or leave one out';
      return about(`theme.colors.${name}`, fault(CHECK, text, remedy));
    },
  );
}

/** A given accent stays as it is: highlights and icons may be too faint. */
function listFaint({ colors }: BrandTheme): FindingDetails[] {
  const { accent, background, surface } = colors;
  const ratio = Math.min(...[background, surface].map((ground) => contrastOf(accent, ground)));
  if (ratio >= AA_SHAPE) return [];
  const text = `theme.colors.accent ${accent} shows with ${ratio.toFixed(1)}:1 on the page or on cards: highlights and icons are hard to see`;
  const better = toReadable(accent, [background, surface], AA_SHAPE);
  return [about('theme.colors.accent', warning(CHECK, text, `write ${better}, or leave it out`))];
}

/** Returns a fault for each pair below 4.5:1 (WCAG AA), a warning for a faint accent, and a warning for each colour that was corrected, with its replacement. */
export function checkContrast({
  brand,
  corrections,
}: Pick<Merchant, 'brand' | 'corrections'>): FindingDetails[] {
  const { background, primary, onPrimary } = brand.theme.colors;
  const unreadable = listUnreadable(brand.theme);
  const faint = listFaint(brand.theme);
  if (corrections.length + unreadable.length + faint.length === 0) {
    const ratio = contrastOf(onPrimary, primary).toFixed(1);
    return [good(CHECK, `all texts read with 4.5:1 or more; buttons with ${ratio}:1`)];
  }
  const corrected = corrections.map(({ name, from, to }) => {
    const ground = name === 'onPrimary' ? primary : background;
    const text = `theme.colors.${name} ${from} reads with ${contrastOf(from, ground).toFixed(1)}:1 on ${ground} or worse on the surface`;
    const remedy = `players see ${to} instead: write it, or a better one, into theme.colors.${name}`;
    return about(`theme.colors.${name}`, warning(CHECK, text, remedy));
  });
  return [...unreadable, ...faint, ...corrected];
}
