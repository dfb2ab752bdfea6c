// A small picture for reels, drawn around 0,0 within a radius of 40, in the gradients that game art uses.
import type { Palette } from '../../art/palette.ts';

export type Glyph = (palette: Palette) => string;
