import { SCREENS } from '@/lib/shared/manifest/brand-image';
import type { ScreenArt } from '@/lib/shared/manifest/screen-art';
import { drawWord, type ScreenFrame, toFrame } from './screen-frame';
import { drawCategories, drawGames, drawTabs, drawTitle } from './screen-rows';
import { drawBanner, drawHeader, drawSearch } from './screen-top';

const PAGE_WIDTH = 360;

function drawHome(frame: ScreenFrame): string {
  return [
    drawHeader(frame),
    drawBanner(frame, 60),
    drawSearch(frame, 234),
    drawCategories(frame, 302),
    drawTitle(frame, { icon: 'fire', y: 405, width: 86, text: frame.art.texts?.hot }),
    drawGames(frame, 428, 0),
    drawTabs(frame, 0),
  ].join('');
}

function drawLobby(frame: ScreenFrame): string {
  const { text } = frame.art.brand.theme.colors;
  return [
    drawHeader(frame),
    drawWord(frame, [16, 84, 104], {
      color: text,
      height: 18,
      opacity: 0.92,
      text: frame.art.texts?.games,
      size: 26,
      weight: 800,
      room: 328,
    }),
    drawSearch(frame, 112),
    drawCategories(frame, 180, true),
    drawTitle(frame, { icon: 'fire', y: 284, width: 86, text: frame.art.texts?.hot }),
    drawGames(frame, 308, 3),
    drawTabs(frame, 1),
  ].join('');
}

function backdropOf({ brand }: ScreenArt, width: number, height: number): string {
  const { background, primary, surface } = brand.theme.colors;
  return `<defs><radialGradient id="w" cx=".5" cy=".3" r=".7"><stop stop-color="${primary}" stop-opacity=".42"/><stop offset="1" stop-color="${primary}" stop-opacity=".06"/></radialGradient></defs><rect width="${width}" height="${height}" fill="${background}"/><rect width="${width}" height="${height}" fill="${surface}" fill-opacity=".5"/><rect width="${width}" height="${height}" fill="url(#w)"/>`;
}

/** Draws a screen of the site as SVG: a phone's page, or its frame in a wide window. */
export function drawScreen(art: ScreenArt): string {
  const { width, height, form } = SCREENS[art.name];
  const { background } = art.brand.theme.colors;
  const pageWidth = form === 'wide' ? (height * 9) / 16 : width;
  const scale = pageWidth / PAGE_WIDTH;
  const frame = toFrame(art, height / scale);
  const page = art.name === 'games' ? drawLobby(frame) : drawHome(frame);
  const ground = `<rect width="${PAGE_WIDTH}" height="${frame.height}" fill="${background}"/>`;
  const placed = `<g transform="translate(${(width - pageWidth) / 2} 0) scale(${scale})" clip-path="url(#p)">${ground}${page}</g>`;
  const clip = `<clipPath id="p"><rect width="${PAGE_WIDTH}" height="${frame.height}"/></clipPath>`;
  const backdrop = form === 'wide' ? backdropOf(art, width, height) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${clip}${backdrop}${placed}</svg>`;
}
