// Look of each demo brand: palette, logo and background motif.
import type { Palette } from '../palette.ts';
import { auroraMark, auroraMotif } from './aurora.ts';
import { lotusMark, lotusMotif } from './lotus.ts';
import { noorMark, noorMotif } from './noor.ts';
import { rioMark, rioMotif } from './rio.ts';
import type { BrandStage } from './stage.ts';

export type BrandStyle = {
  palette: Palette;
  /** The brand's sign, drawn around 0,0 within a radius of 100. */
  mark: (palette: Palette) => string;
  motif: (palette: Palette, stage: BrandStage) => string;
};

const gold: Palette['metal'] = ['#fff3b8', '#f2b632', '#8a5200'];

const tones = (hues: [number, number], colours: string): Palette => {
  const [deep = '', dark = '', mid = '', glow = '', light = '', accent = '', accentLight = ''] =
    colours.split(' ');
  return { hue: hues[0], accentHue: hues[1], deep, dark, mid, glow, light, accent, accentLight, metal: gold };
};

const styles: Record<string, BrandStyle> = {
  aurora: {
    palette: tones([262, 166], '#0b0a22 #20145c #5a35d8 #8b6cff #d9ceff #2fe6c0 #c8fff3'),
    mark: auroraMark,
    motif: auroraMotif,
  },
  rio: {
    palette: tones([148, 47], '#013a20 #00683a #00924d #35cf74 #f1ffcf #ffcf24 #fff3b0'),
    mark: rioMark,
    motif: rioMotif,
  },
  noor: {
    palette: tones([156, 44], '#03140d #08341f #0f6f4a #2fbf86 #f8e7ad #e6bd5a #fff0c2'),
    mark: noorMark,
    motif: noorMotif,
  },
  lotus: {
    palette: tones([348, 40], '#4a0512 #860d26 #c4193c #f0566f #ffe6c9 #e0a63a #ffedc4'),
    mark: lotusMark,
    motif: lotusMotif,
  },
};

export const findBrandStyle = (code: string): BrandStyle | undefined =>
  Object.hasOwn(styles, code) ? styles[code] : undefined;
