// Background of every picture of a brand: gradients, symbols and colours.

import type { Palette } from '../palette.ts';
import { defs } from '../shapes/frame-defs.ts';
import type { BrandStage } from './stage.ts';

export const brandPicture = (palette: Palette, { width, height }: BrandStage, inner: string): string => {
  const ground = `<linearGradient id="a" x2="1" y2="1"><stop stop-color="${palette.deep}"/><stop offset=".55" stop-color="${palette.dark}"/><stop offset="1" stop-color="${palette.mid}"/></linearGradient>`;
  const shade = `<linearGradient id="h"><stop stop-color="${palette.deep}" stop-opacity=".82"/><stop offset=".5" stop-color="${palette.deep}" stop-opacity=".35"/><stop offset=".75" stop-color="${palette.deep}" stop-opacity="0"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" font-family="Arial,sans-serif" font-weight="800" text-anchor="middle">${defs(palette)}<defs>${ground}${shade}</defs><rect width="${width}" height="${height}" fill="url(#a)"/>${inner}</svg>`;
};
