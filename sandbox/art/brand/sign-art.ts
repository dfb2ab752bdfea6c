// Signs of brands and studios: logos, favicons, splash screens, studio plates, avatars.
import { escapeMarkup } from '../../core/escape-markup.ts';
import type { SandboxMerchant } from '../../core/merchant.ts';
import { createPrng } from '../../core/prng.ts';
import { findVendor } from '../../data/vendors.ts';
import { createPalette, hsl } from '../palette.ts';
import { glow, rays } from '../shapes/light.ts';
import { circle, place, polar, polygon, repeat, ring } from '../svg.ts';
import { brandPicture } from './brand-picture.ts';
import { findBrandStyle } from './brand-style.ts';

const sans = "'Trebuchet MS','Noto Sans','DejaVu Sans',Arial,sans-serif";

/** Mark and name side by side, in the text colour of the brand's own theme. */
export const logoArt = ({ code, name, colors }: SandboxMerchant): string => {
  const style = findBrandStyle(code);
  const badge = style
    ? `<rect x="6" y="6" width="68" height="68" rx="20" fill="${style.palette.dark}"/>${place([40, 40], style.mark(style.palette), { scale: 0.29 })}`
    : '';
  const [first = '', ...rest] = name.split(' ');
  const words = `<text x="90" y="52" font-family="${sans}" font-size="34" font-weight="800" letter-spacing="-.5" fill="${colors.text}">${escapeMarkup(first)}<tspan dx="8" fill="${colors.primary}">${escapeMarkup(rest.join(' '))}</tspan></text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 80" width="340" height="80">${badge}${words}</svg>`;
};

/** Full-bleed square with the logo in the safe middle, ready for a mask. */
export const faviconArt = (code: string): string | null => {
  const style = findBrandStyle(code);
  if (!style) return null;
  const { palette, mark } = style;
  const stage = { width: 512, height: 512 };
  return brandPicture(
    palette,
    stage,
    glow([256, 256], 250, 0.6) + place([256, 256], mark(palette), { scale: 1.55 }),
  );
};

/** The square as an app's icon: with round corners, or to its edges for a mask. */
export const iconArt = (code: string, isMaskable: boolean): string | null => {
  const square = faviconArt(code);
  if (!square || isMaskable) return square;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><clipPath id="k"><rect width="512" height="512" rx="114"/></clipPath><g clip-path="url(#k)">${square}</g></svg>`;
};

export const splashArt = ({ code, name }: SandboxMerchant): string | null => {
  const style = findBrandStyle(code);
  if (!style) return null;
  const { palette, mark, motif } = style;
  const stage = { width: 780, height: 1688 };
  const land = `<g transform="translate(-644 844)scale(2)" opacity=".8">${motif(palette, { width: 720, height: 440 })}</g>`;
  const light =
    place([390, 700], rays([0, 0], palette.light, { count: 20, opacity: 0.07 }), { scale: 2.4 }) +
    glow([390, 700], 420, 0.75);
  const title = `<text x="390" y="1010" font-family="${sans}" font-size="76" letter-spacing="1" fill="#fff">${escapeMarkup(name)}</text><rect x="330" y="1046" width="120" height="6" rx="3" fill="${palette.accent}"/>`;
  return brandPicture(palette, stage, land + light + place([390, 700], mark(palette), { scale: 2 }) + title);
};

const glyphs = [
  (accent: string): string => ring([0, 0], 30, [accent, 9]) + circle([0, 0], 10, '#fff'),
  (accent: string): string =>
    repeat(3, (nth) =>
      place(
        [0, 0],
        polygon(
          [
            [0, -36],
            [9, 0],
            [-9, 0],
          ],
          nth ? accent : '#fff',
        ),
        { turn: nth * 120 },
      ),
    ),
  (accent: string): string =>
    polygon(
      [
        [0, -36],
        [32, 0],
        [0, 36],
        [-32, 0],
      ],
      accent,
    ) +
    polygon(
      [
        [0, -18],
        [16, 0],
        [0, 18],
        [-16, 0],
      ],
      '#fff',
    ),
  (accent: string): string =>
    repeat(6, (nth) => circle(polar([0, 0], 24, nth * 60), 9, nth % 2 ? '#fff' : accent)),
  (accent: string): string =>
    repeat(
      3,
      (nth) =>
        `<rect x="${-30 + nth * 22}" y="${16 - nth * 22}" width="16" height="${20 + nth * 22}" rx="5" fill="${nth === 2 ? '#fff' : accent}" transform="translate(0 -10)"/>`,
    ),
];

/** A studio's plate: its glyph and name on its own colour. */
export const vendorArt = (code: string): string | null => {
  const vendor = findVendor(code);
  if (!vendor) return null;
  const random = createPrng(`vendor ${code}`);
  const palette = createPalette(random, [vendor.hue]);
  const glyph = glyphs[[...code].reduce((sum, char) => sum + char.charCodeAt(0), 0) % glyphs.length];
  const size = Math.min(34, 270 / (vendor.name.length * 0.58));
  const name = `<text x="160" y="166" font-family="${sans}" font-size="${size}" fill="#fff">${escapeMarkup(vendor.name)}</text>`;
  const stage = { width: 320, height: 200 };
  const light = rays([160, 84], palette.light, { count: 12, opacity: 0.06, turn: random.between(0, 30) });
  return brandPicture(
    palette,
    stage,
    light +
      glow([160, 84], 120, 0.55) +
      place([160, 82], glyph?.(palette.accentLight) ?? '', { scale: 1.3 }) +
      name,
  );
};

export const avatarArt = (seed: string): string => {
  const random = createPrng(seed);
  const hue = random.integer(0, 359);
  const face =
    circle([50, 42], 17, hsl(hue + 30, 60, 82)) +
    '<path d="M18 92Q20 62 50 62Q80 62 82 92Z" fill="#fff" opacity=".85"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${circle([50, 50], 50, hsl(hue, 60, 46))}${face}</svg>`;
};
