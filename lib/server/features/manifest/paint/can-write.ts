// Whether this machine's fonts cover a language; otherwise drawings show boxes.
import 'server-only';
import { paintText } from '@/lib/server/features/manifest/paint/paint-text';
import { openPicture } from '@/lib/server/features/manifest/paint/picture';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { toCharacters } from '@/lib/shared/manifest/short-name';

const PX = 96;
/** A missing letter shows as a box: inked edges, a mostly clear middle. */
const EDGE_SHARE = 0.85;
const BOX_INK = 0.7;

async function isBox(png: Buffer): Promise<boolean> {
  const opened = (await openPicture(png)).ensureAlpha().extractChannel('alpha').raw();
  const { data, info } = await opened.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const inked = (count: number, at: (nth: number) => number): number =>
    Array.from({ length: count }, (_, nth) => data[at(nth)] ?? 0).filter((alpha) => alpha > 32).length /
    count;
  const line = (edge: number, count: number, at: (inset: number, nth: number) => number): number =>
    Math.max(
      ...Array.from({ length: 6 }, (_, inset) => inked(count, (nth) => at(Math.abs(edge - inset), nth))),
    );
  if (inked(width * height, (nth) => nth) > BOX_INK) return false;
  return [
    line(0, height, (x, y) => y * width + x),
    line(width - 1, height, (x, y) => y * width + x),
    line(0, width, (y, x) => y * width + x),
    line(height - 1, width, (y, x) => y * width + x),
  ].every((share) => share > EDGE_SHARE);
}

/** Returns whether a letter is painted as itself and not as a box. @throws without any font. */
export async function isLetterPainted(letter: string, language: LanguageCode): Promise<boolean> {
  const place = { size: PX, smallest: PX, width: 4 * PX, height: 4 * PX };
  const { png } = await paintText(letter, { ...place, color: '#ffffff', weight: 400, language });
  return !(await isBox(png));
}

/** Returns whether the fonts cover a language; determined once. Never throws. */
export function canWrite(language: LanguageCode): Promise<boolean> {
  const letter = toCharacters(LANGUAGES[language].name).at(-1) ?? '';
  return getProcessSingleton(`can-write-${language}`, () =>
    isLetterPainted(letter, language).catch(() => false),
  );
}

/** Returns whether this machine has any font; without one librsvg draws boxes. Never throws. */
export function hasFonts(): Promise<boolean> {
  return canWrite('EN');
}
