// Pictures of the steps, on a grid of 120 × 84: `soft` is filled, `ink` is stroked, the spot marks where to tap.
import type { StepPictureName } from '@/lib/shared/install/coach-steps';

export type StepDrawing = {
  /** Surfaces behind: bars, sheets, rows. */
  readonly soft: string;
  /** Lines in front: text and other icons. */
  readonly ink: string;
  /** Where to tap: centre and size; round where both are equal. */
  readonly spot: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Icon in the marked place. */
  readonly sign: string;
  /** Position of the site's own icon, if any. */
  readonly icon?: { readonly x: number; readonly y: number };
};

const bar = (y: number) => `M0 ${y}h120v30H0z`;
const ROWS = 'M22 20h30M22 60h36';

export const DRAWINGS: Readonly<Record<StepPictureName, StepDrawing>> = {
  shareBar: {
    soft: `${bar(54)}M14 34h92v8h-92z`,
    ink: 'M14 12h52M14 22h80M17 64l-5 5 5 5M32 64l5 5-5 5M82 64h12v10h-12zM104 66h10v9h-10zM107 63h10v9',
    spot: { x: 60, y: 68, width: 26, height: 26 },
    sign: 'M60 72V60M56 63.500l4-4 4 4M55.500 67h-2v9h13v-9h-2',
  },
  shareTop: {
    soft: `${bar(0)}M14 52h92v8h-92zM14 66h60v8h-60z`,
    ink: 'M14 42h52M12 10l-5 5 5 5M22 9h58a6 6 0 0 1 0 12H22a6 6 0 0 1 0-12z',
    spot: { x: 103, y: 15, width: 24, height: 24 },
    sign: 'M103 19V8M99.500 11l3.500-3.500 3.500 3.500M99 14h-2v8h12v-8h-2',
  },
  menu: {
    soft: `${bar(0)}M14 52h92v8h-92zM14 66h60v8h-60z`,
    ink: 'M14 42h52M16 9h62a6 6 0 0 1 0 12H16a6 6 0 0 1 0-12z',
    spot: { x: 103, y: 15, width: 24, height: 24 },
    sign: 'M103 9v.1M103 15v.1M103 21v.1',
  },
  addIos: {
    soft: 'M20 8h80a8 8 0 0 1 8 8v68H12V16a8 8 0 0 1 8-8z',
    ink: `${ROWS}M88 16h8v8h-8zM88 56h8v8h-8z`,
    spot: { x: 60, y: 40, width: 96, height: 22 },
    sign: 'M22 40h44M86 35h10v10h-10zM91 37.500v5M88.500 40h5',
  },
  addAndroid: {
    soft: 'M38 6h70v72H38z',
    ink: 'M48 16h34M48 27h26M48 65h30',
    spot: { x: 73, y: 46, width: 70, height: 22 },
    sign: 'M64 46h34M46 39.500h9v13h-9zM50.500 43v6M48.500 47l2 2 2-2',
  },
  confirmIos: {
    soft: 'M20 8h80a8 8 0 0 1 8 8v68H12V16a8 8 0 0 1 8-8z',
    ink: 'M22 21h14M54 48h42M54 58h28',
    spot: { x: 90, y: 21, width: 28, height: 16 },
    sign: 'M83 21h14',
    icon: { x: 22, y: 41 },
  },
  confirmAndroid: {
    soft: 'M18 12h84a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z',
    ink: 'M54 27h42M54 37h28M44 59h14',
    spot: { x: 88, y: 59, width: 34, height: 16 },
    sign: 'M80 59h16',
    icon: { x: 20, y: 20 },
  },
};
