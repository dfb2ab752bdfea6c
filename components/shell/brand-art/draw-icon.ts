import { ICONS, type IconName } from '@/components/ui/icon/icon-table';

type IconLook = { readonly size: number; readonly color: string; readonly tone: string };

/** Draws an icon as SVG parts, centred at a point. */
export function drawIcon(name: IconName, [x, y]: readonly [number, number], look: IconLook): string {
  const { size } = look;
  const { line, tone } = ICONS[name];
  const scale = Number((size / 24).toFixed(3));
  const strokes = `<path d="${line}" fill="none" stroke="${look.color}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
  const fill = tone && `<path d="${tone}" fill="${look.tone}"/>`;
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${line && strokes}${fill}</g>`;
}
