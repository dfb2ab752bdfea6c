// Completes a theme: colours that the registry does not give are derived in OKLCH from those it gives.
import 'server-only';
import { clampChroma, formatHex, oklch, wcagLuminance } from 'culori';
import type { BrandColors, BrandTheme } from '@/lib/shared/merchant/brand';
import { contrastOf, toReadable } from '@/lib/shared/merchant/contrast';

export type GivenColors = Readonly<Partial<Record<keyof BrandColors, string | undefined>>>;

/** Least contrast of text (WCAG AA). */
const AA = 4.5;
const DEFAULT_PRIMARY = '#6f4ff2';
/** Darker backgrounds read best with white text. */
const MIDDLE_LUMINANCE = 0.18;
const DANGER_HUE = 22;
/** Hue difference between the primary colour and the accent. */
const ACCENT_TURN = 140;

/** Lightness and chroma by OKLCH; `tint` is the share of the primary colour's chroma. */
const SCALES = {
  dark: {
    background: { l: 0.17, tint: 0.13 },
    surface: { l: 0.235, tint: 0.16 },
    text: { l: 0.97, tint: 0.05 },
    muted: { l: 0.76, tint: 0.2 },
    accent: { l: 0.82, c: 0.15 },
    danger: { l: 0.72, c: 0.17 },
  },
  light: {
    background: { l: 0.98, tint: 0.05 },
    surface: { l: 1, tint: 0 },
    text: { l: 0.24, tint: 0.2 },
    muted: { l: 0.48, tint: 0.2 },
    accent: { l: 0.54, c: 0.13 },
    danger: { l: 0.53, c: 0.2 },
  },
} as const;

type Tone = { readonly l: number; readonly c: number; readonly h: number };

const toHex = (tone: Tone): string => formatHex(clampChroma({ mode: 'oklch', ...tone }, 'oklch'));

function isDark(color: string): boolean {
  return wcagLuminance(color) < MIDDLE_LUMINANCE;
}

const admitText = (grounds: readonly string[]): boolean =>
  ['#ffffff', '#000000'].some((text) => grounds.every((ground) => contrastOf(text, ground) >= AA));

/** A background close to a given one in lightness: one text colour reads on both. */
function besideOf(ground: string, step: number): string {
  const { l = 0, c = 0, h = 0 } = oklch(ground) ?? {};
  const steps = [step, -step].map((by) => toHex({ l: Math.min(1, Math.max(0, l + by)), c, h }));
  return steps.find((beside) => admitText([ground, beside])) ?? ground;
}

const onColorOf = (ground: string, ink: string): string =>
  contrastOf('#ffffff', ground) >= AA ? '#ffffff' : toReadable(ink, [ground]);

/** Returns the mode of a theme: as given, else by its ground. */
export function modeOf(mode: BrandTheme['mode'] | undefined, colors: GivenColors): BrandTheme['mode'] {
  const ground = colors.background ?? colors.surface;
  return mode ?? (ground === undefined || isDark(ground) ? 'dark' : 'light');
}

/** Returns all colours: given ones unchanged, the others so that texts reach 4.5:1 where possible. */
export function deriveColors(mode: BrandTheme['mode'], given: GivenColors): BrandColors {
  const primary = given.primary ?? DEFAULT_PRIMARY;
  const { c: chroma = 0, h: hue = 0 } = oklch(primary) ?? {};
  const known = given.background ?? given.surface;
  const scale = SCALES[(known === undefined ? mode === 'dark' : isDark(known)) ? 'dark' : 'light'];
  const tinted = ({ l, tint }: { l: number; tint: number }) =>
    toHex({ l, c: Math.min(chroma, 0.2) * tint, h: hue });
  const step = scale.surface.l - scale.background.l;
  const background =
    given.background ?? (given.surface ? besideOf(given.surface, -step) : tinted(scale.background));
  const surface =
    given.surface ?? (given.background ? besideOf(given.background, step) : tinted(scale.surface));
  const read = (color: string) => toReadable(color, [background, surface]);
  return {
    primary,
    onPrimary: given.onPrimary ?? onColorOf(primary, toHex({ l: 0.18, c: Math.min(chroma, 0.03), h: hue })),
    accent: given.accent ?? read(toHex({ ...scale.accent, h: (hue + ACCENT_TURN) % 360 })),
    background,
    surface,
    text: given.text ?? read(tinted(scale.text)),
    muted: given.muted ?? read(tinted(scale.muted)),
    danger: given.danger ?? read(toHex({ ...scale.danger, h: DANGER_HUE })),
  };
}
