import { promotionArt } from '../../../sandbox/art/brand/banner-art.ts';
import { merchants } from '../../../sandbox/core/merchant.ts';

const IDS = ['42', '43', '44', '45', '46', '47', '48', '49'];

/** Returns the drawing without coordinates, which only move it. */
const motifOf = (svg: string | null) => svg?.replaceAll(/-?\d+(?:\.\d+)?/g, '').replaceAll(/#[\da-f]+/gi, '');

test.each([...merchants.keys()])('no two offers of %s share a picture (M1)', (code) => {
  const motifs = IDS.map((id) => motifOf(promotionArt(code, id)));
  expect(motifs.every(Boolean)).toBe(true);
  expect(new Set(motifs).size).toBe(IDS.length);
});
