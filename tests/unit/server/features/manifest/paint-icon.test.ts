import sharp from 'sharp';
import { paintIcon } from '@/lib/server/features/manifest/paint/paint-icon';
import { paintDrawing, readPicture } from '@/lib/server/features/manifest/paint/picture';
import { BRAND } from '@/tests/unit/components/ui/brand-of';

const draw = (inner: string, size = 256) =>
  readPicture(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${inner}</svg>`,
    ),
  );
const full = () => draw('<rect width="100" height="100" fill="#c00"/>');
const card = () => draw('<rect width="100" height="100" rx="22" fill="#c00"/>');
const sign = () => draw('<circle cx="50" cy="50" r="30" fill="#c00"/>');

async function pixelAt(png: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return [...data.subarray(at, at + 4)];
}
const isRed = ([red = 0, green = 0, blue = 0, alpha = 0]: number[]) =>
  red > 180 && green < 30 && blue < 30 && alpha > 250;

test.each([
  ['icon', 96],
  ['icon', 512],
  ['maskable', 192],
  ['touch', 180],
] as const)('%s is a PNG of exactly %i px, with and without a picture (B10)', async (kind, px) => {
  for (const picture of [undefined, await full(), await card(), await sign()]) {
    const meta = await sharp(await paintIcon(kind, { brand: BRAND, px, picture })).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['png', px, px]);
  }
});

test('an icon of a full picture gets round corners', async () => {
  const png = await paintIcon('icon', { brand: BRAND, px: 192, picture: await full() });
  expect((await pixelAt(png, 0, 0))[3]).toBe(0);
  expect(isRed(await pixelAt(png, 96, 96))).toBe(true);
});

test('a touch icon has no transparency, whatever its source (W7)', async () => {
  for (const picture of [undefined, await full(), await card(), await sign()]) {
    const png = await paintIcon('touch', { brand: BRAND, px: 180, picture });
    expect((await sharp(png).stats()).isOpaque).toBe(true);
  }
});

test('a maskable icon reaches every edge and keeps a sign within the middle 80 % (B10)', async () => {
  const masked = await paintIcon('maskable', { brand: BRAND, px: 200, picture: await sign() });
  expect((await sharp(masked).stats()).isOpaque).toBe(true);
  expect(isRed(await pixelAt(masked, 100, 100))).toBe(true);
  for (const [x, y] of [
    [10, 100],
    [100, 190],
    [40, 40],
  ] as const)
    expect(isRed(await pixelAt(masked, x, y))).toBe(false);
  for (const picture of [await full(), await card()]) {
    const png = await paintIcon('maskable', { brand: BRAND, px: 200, picture });
    expect(isRed(await pixelAt(png, 2, 2))).toBe(true);
  }
});

test('a card’s clear corners are filled with its own colour on an iPhone', async () => {
  const png = await paintIcon('touch', { brand: BRAND, px: 180, picture: await card() });
  expect(isRed(await pixelAt(png, 1, 1))).toBe(true);
});

test('a picture that breaks while it is painted gives way to the mark, drawn without any font (B10)', async () => {
  const broken = { bytes: Buffer.from('nothing'), width: 200, height: 200, isVector: false };
  const png = await paintIcon('icon', { brand: BRAND, px: 192, picture: broken });
  expect(png).toEqual(await paintIcon('icon', { brand: BRAND, px: 192 }));
  expect(await pixelAt(png, 96, 12)).not.toEqual([0, 0, 0, 0]);
});

test.each([
  '<html/>',
  '',
  'GIF89a',
  '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>',
])('%j is no picture', async (text) => {
  expect(await readPicture(Buffer.from(text))).toBeUndefined();
});

test('a drawing that names a file or an address loads neither (SEC-76)', async () => {
  const svg = (href: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><image href="${href}" width="20" height="20"/></svg>`;
  for (const href of [`file://${process.cwd()}/tests/any.png`, 'http://127.0.0.1:9/x.png'])
    expect((await sharp(await paintDrawing(svg(href))).stats()).channels[3]?.max).toBe(0);
});
