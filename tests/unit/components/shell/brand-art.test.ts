import { drawScreen } from '@/components/shell/brand-art/draw-screen';
import { drawShortcut } from '@/components/shell/brand-art/draw-shortcut';
import { drawMark } from '@/lib/shared/brand-art/draw-mark';
import { initialStrokes, wordStrokes } from '@/lib/shared/brand-art/word-strokes';
import { SCREENS, type ScreenName, SHORTCUT_NAMES } from '@/lib/shared/manifest/brand-image';
import type { ScreenArt } from '@/lib/shared/manifest/screen-art';
import { BRAND } from '../ui/brand-of';

const HOSTILE = `<script>"'&</text>`;
const texts = {
  all: 'All',
  hot: 'Top 10',
  games: 'Games',
  search: HOSTILE,
  signIn: 'Log in',
  categories: ['Live', '', 'Slots'],
  tabs: ['Home'],
};
const pixel = 'data:image/png;base64,AA==';
const screen = (more: Partial<ScreenArt> = {}) =>
  drawScreen({ name: 'home', brand: BRAND, dir: 'ltr', tiles: [], ...more });
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const faultOf = (svg: string) => parse(svg).querySelector('parsererror')?.textContent;

test.each(Object.keys(SCREENS) as ScreenName[])(
  'the screen %s is well-formed and has its size (B10)',
  (name) => {
    for (const more of [
      {},
      { texts, headline: HOSTILE, tiles: [{ href: pixel, name: HOSTILE }], banner: pixel },
    ]) {
      const svg = screen({ name, ...more });
      expect(faultOf(svg)).toBeUndefined();
      expect(parse(svg).documentElement.getAttribute('width')).toBe(String(SCREENS[name].width));
    }
  },
);

test('a name keeps no character that XML forbids: the picture could not be painted (B10)', () => {
  const svg = screen({ texts, tiles: [{ href: pixel, name: 'Sea\u000bKing' }] });
  expect(faultOf(svg)).toBeUndefined();
  expect(svg).toContain('>SeaKing</text>');
});

test('a hostile name stays text (SEC-75)', () => {
  const page = parse(
    screen({ texts, brand: { ...BRAND, name: HOSTILE }, tiles: [{ href: pixel, name: HOSTILE }] }),
  );
  expect(page.querySelector('script')).toBeNull();
  expect([...page.querySelectorAll('text')].map((text) => text.textContent)).toContain(HOSTILE);
});

test('without texts nothing is written: it needs no font (B10)', () => {
  expect(screen()).not.toContain('<text');
  expect(drawMark(BRAND, 'rounded', 192)).not.toContain('<text');
});

test('a page that runs from right to left is mirrored (I2)', () => {
  const xOf = (dir: ScreenArt['dir']) =>
    parse(screen({ dir, mark: pixel }))
      .querySelector('image')
      ?.getAttribute('x');
  expect([xOf('ltr'), xOf('rtl')]).toEqual(['16', '310']);
});

test('a text that is too long is cut', () => {
  const brand = { ...BRAND, name: 'The longest name that a brand of the registry may possibly have' };
  expect(parse(screen({ brand, texts })).querySelector('text')?.textContent).toMatch(/^The lon.{1,12}…$/);
});

test('each shortcut has its own well-formed icon (B10)', () => {
  const icons = SHORTCUT_NAMES.map((name) => drawShortcut(BRAND, name, 192));
  expect(new Set(icons).size).toBe(SHORTCUT_NAMES.length);
  for (const icon of icons) expect(faultOf(icon)).toBeUndefined();
});

test('letters lose their marks; another script gets a star and no line of texts', () => {
  expect(initialStrokes('Éden')).toBe(initialStrokes('eden'));
  expect(initialStrokes('Đông')).toBe(initialStrokes('D'));
  expect(initialStrokes('نور')).toBe(initialStrokes('🎲'));
  expect(wordStrokes('Rio Sorte 7')?.length).toBeGreaterThan(600);
  expect(wordStrokes('نور')).toBeUndefined();
});
