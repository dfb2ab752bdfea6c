import sharp from 'sharp';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { paintWith } from '@/tests/unit/server/features/manifest/planted-fonts';

const LOOK = {
  color: '#ff0000',
  weight: 700,
  language: 'EN',
  size: 60,
  smallest: 30,
  width: 500,
  height: 160,
} as const;

type Painted = { readonly png: { readonly data: number[] }; readonly width: number; readonly height: number };

// Each call starts a process.
jest.setTimeout(60_000);
const inFonts = paintWith();
const words = (text: string, language: LanguageCode = 'EN') =>
  ['paintText', [text, { ...LOOK, language }]] as ['paintText', [string, typeof LOOK]];

it('texts are painted in their colour, as large as they fit, and cut off where the smallest size is too large (B31)', async () => {
  const [short, ...long] = inFonts(
    ['latin'],
    words('Slots'),
    words('Live tables, slots, sports and lottery at Aurora Play, one tap away.'),
    words('word '.repeat(200)),
    words('unbreakable'.repeat(60)),
    words('โปรโมชั่นทั้งหมดที่กำลังเปิดอยู่ตอนนี้'.repeat(12), 'TH'),
    words('لائیو ٹیبلز '.repeat(60), 'UR'),
    words('<b>A</b> & <span foreground="#00f">x'),
  ) as [Painted, ...Painted[]];
  const { channels } = await sharp(Buffer.from(short.png.data)).stats();
  expect(channels.map(({ max }) => max)).toEqual([255, 0, 0, 255]);
  expect(short.height).toBeGreaterThan(40);
  expect(long).toHaveLength(6);
  for (const { width, height } of [short, ...long]) {
    expect(width).toBeGreaterThan(0);
    expect(width).toBeLessThanOrEqual(LOOK.width);
    expect(height).toBeLessThanOrEqual(LOOK.height);
  }
});

it.each([
  ['Latin letters', ['latin'], false],
  ['Latin letters and an icon font', ['latin', 'icons'], true],
] as const)(
  'on a machine with %s, a letter that no font has is distinguished from one that is painted (B31)',
  (_what, fonts, hasIcons) => {
    const letters = ['A', 'g', 'ก', '\u{10fff0}', '\u{8fffd}', '\u{ea60}'];
    const requests = letters.map(
      (letter) => ['isLetterPainted', [letter, 'EN']] as ['isLetterPainted', [string, 'EN']],
    );
    expect(inFonts(fonts, ...requests)).toEqual([true, true, false, false, false, hasIcons]);
    expect(inFonts(fonts, ['canWrite', ['EN']], ['canWrite', ['TH']], ['hasFonts', []])).toEqual([
      true,
      false,
      true,
    ]);
  },
);

it('a machine without any font paints no text, and reports so', () => {
  expect(inFonts([], ['canWrite', ['EN']], ['hasFonts', []])).toEqual([false, false]);
});
