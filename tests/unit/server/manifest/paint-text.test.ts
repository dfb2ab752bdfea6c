import sharp from 'sharp';
import { canWrite, isLetterPainted } from '@/lib/server/manifest/paint/can-write';
import { hasFonts } from '@/lib/server/manifest/paint/has-fonts';
import { paintText, type TextLook } from '@/lib/server/manifest/paint/paint-text';
import type { LanguageCode } from '@/lib/shared/locale/language-table';

const LOOK: TextLook = {
  color: '#ff0000',
  weight: 700,
  language: 'EN',
  size: 60,
  smallest: 30,
  width: 500,
  height: 160,
};
const paint = (text: string, more: Partial<TextLook> = {}) => paintText(text, { ...LOOK, ...more });

it('words are painted in their colour, as large as they fit (B31)', async () => {
  const short = await paint('Slots');
  const { channels } = await sharp(short.png).stats();
  expect(channels.map(({ max }) => max)).toEqual([255, 0, 0, 255]);
  expect(short.height).toBeGreaterThan(40);
  const long = await paint('Live tables, slots, sports and lottery at Aurora Play, one tap away.');
  for (const { width, height } of [short, long]) {
    expect(width).toBeLessThanOrEqual(LOOK.width);
    expect(height).toBeLessThanOrEqual(LOOK.height);
  }
});

it.each([
  ['EN', 'word '.repeat(200)],
  ['EN', 'unbreakable'.repeat(60)],
  ['TH', 'โปรโมชั่นทั้งหมดที่กำลังเปิดอยู่ตอนนี้'.repeat(12)],
  ['UR', 'لائیو ٹیبلز '.repeat(60)],
] as const)(
  'what does not fit in the smallest size is cut off, never painted over the edge: %s',
  async (language, text) => {
    const { width, height } = await paint(text, { language: language as LanguageCode });
    expect([width <= LOOK.width, height <= LOOK.height]).toEqual([true, true]);
  },
);

it('markup in a name is text', async () => {
  await expect(paint('<b>A</b> & <span foreground="#00f">x')).resolves.toMatchObject({
    width: expect.any(Number),
  });
});

it('a letter that no font has is told from one that is painted (B31)', async () => {
  expect(await isLetterPainted('A', 'EN')).toBe(true);
  expect(await isLetterPainted('\u{10fff0}', 'EN')).toBe(false);
  // Unassigned, and of no private area: icon fonts fill those.
  expect(await isLetterPainted('\u{8fffd}', 'EN')).toBe(false);
});

it('a language that can be written here is said to be, and Latin wherever there is a font', async () => {
  expect(await canWrite('EN')).toBe(await hasFonts());
});
