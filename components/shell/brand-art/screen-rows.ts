import type { IconName } from '@/components/ui/icon/icon-table';
import { SCREEN_PLACES } from '@/lib/shared/manifest/screen-art';
import { drawIcon } from './draw-icon';
import { drawBox, drawPicture, drawWord, inkOn, type ScreenFrame } from './screen-frame';

const CATEGORIES: readonly IconName[] = ['live', 'sports', 'slots', 'pvp', 'fish', 'table'];
const TABS: readonly IconName[] = ['home', 'games', 'gift', 'headset', 'user'];

/** Row of categories; the first is selected on a lobby page. */
export function drawCategories(frame: ScreenFrame, y: number, hasChosen = false): string {
  const { primary, onPrimary, surface, text, accent, muted } = frame.art.brand.theme.colors;
  const icons: readonly IconName[] = hasChosen ? ['grid', ...CATEGORIES] : CATEGORIES;
  const { all, categories } = frame.art.texts ?? { all: '', categories: [] };
  const names = hasChosen ? [all, ...categories] : categories;
  return icons
    .slice(0, 5)
    .map((name, nth) => {
      const isChosen = hasChosen && nth === 0;
      const x = 16 + nth * 70;
      const look = isChosen ? { color: onPrimary, tone: onPrimary } : { color: text, tone: accent };
      const box = { x, y, width: 48, height: 48, radius: 14 };
      return (
        drawBox(frame, box, { fill: isChosen ? primary : surface, more: frame.line }) +
        drawIcon(name, [frame.start(x + 24, 0), y + 24], { size: 25, ...look }) +
        drawWord(frame, [x + 4, y + 62, 40], {
          color: isChosen ? text : muted,
          height: 6,
          opacity: 0.8,
          text: names[nth],
          size: 11,
          isCentered: true,
          room: 78,
        })
      );
    })
    .join('');
}

type Title = {
  readonly icon: IconName;
  readonly y: number;
  readonly width: number;
  readonly text?: string;
};

/** Title of a row with icon and link. */
export function drawTitle(frame: ScreenFrame, { icon, y, width, text }: Title): string {
  const { accent, text: ink, muted } = frame.art.brand.theme.colors;
  return [
    drawIcon(icon, [frame.start(28, 0), y], { size: 22, color: ink, tone: accent }),
    drawWord(frame, [48, y, width], { color: ink, height: 11, text, size: 16, weight: 700, room: 220 }),
    drawIcon('chevron', [frame.start(334, 0), y], { size: 18, color: muted, tone: muted }),
  ].join('');
}

type Spot = { readonly x: number; readonly y: number; readonly nth: number };

function drawGame(frame: ScreenFrame, { x, y, nth }: Spot): string {
  const { tiles, texts, brand } = frame.art;
  const { text, muted } = brand.theme.colors;
  const { width, height } = SCREEN_PLACES.tile;
  const tile = tiles.length > 0 ? tiles[nth % tiles.length] : undefined;
  const name = texts ? tile?.name : '';
  const look = { color: text, height: 7, text: name, size: 12, weight: 700, room: width };
  const second = [x, y + height + 27, 52 + ((nth * 5) % 16)] as const;
  return [
    drawPicture(frame, { x, y, width, height, radius: brand.theme.radius * 0.8 }, tile?.href),
    drawWord(frame, [x, y + height + 14, 74 + ((nth * 7) % 22)], look),
    texts ? '' : drawWord(frame, second, { color: muted, height: 6, opacity: 0.7 }),
  ].join('');
}

/** Rows of games from `y` to the end of the page, three in a row. */
export function drawGames(frame: ScreenFrame, y: number, first: number): string {
  const { width, height } = SCREEN_PLACES.tile;
  const rowHeight = height + (frame.art.texts ? 34 : 44);
  const rows = Math.max(1, Math.ceil((frame.height - y) / rowHeight));
  return Array.from({ length: rows * 3 }, (_, nth) =>
    drawGame(frame, {
      x: 16 + (nth % 3) * (width + 12.5),
      y: y + Math.floor(nth / 3) * rowHeight,
      nth: first + nth,
    }),
  ).join('');
}

/** Tab bar, with the current tab. */
export function drawTabs(frame: ScreenFrame, current: number): string {
  const { background, surface, primary, onPrimary, muted, text } = frame.art.brand.theme.colors;
  const y = frame.height - 63;
  const tabs = TABS.map((name, nth) => {
    const middle = 40 + nth * 70;
    const isCurrent = nth === current;
    const color = isCurrent ? onPrimary : muted;
    const pill = drawBox(
      frame,
      { x: middle - 28, y: y + 8, width: 56, height: 30, radius: 15 },
      { fill: primary },
    );
    return (
      (isCurrent ? pill : '') +
      drawIcon(name, [frame.start(middle, 0), y + 23], { size: 23, color, tone: color }) +
      drawWord(frame, [middle - 16, y + 48, 32], {
        color: isCurrent ? text : muted,
        height: 6,
        opacity: 0.8,
        text: frame.art.texts?.tabs[nth],
        size: 10.5,
        weight: 650,
        isCentered: true,
        room: 72,
      })
    );
  });
  return `<rect y="${y}" width="360" height="63" fill="${background}"/><rect y="${y}" width="360" height="63" fill="${surface}" fill-opacity=".8"/><rect y="${y}" width="360" height="1" fill="${inkOn(background)}" fill-opacity=".1"/>${tabs.join('')}`;
}
