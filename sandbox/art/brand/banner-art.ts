// Wide pictures of a brand: motif, and the subject on the right. The left is free for text.
import { createPrng } from '../../core/prng.ts';
import { glow, rays, sparkles } from '../shapes/light.ts';
import { place } from '../svg.ts';
import { brandPicture } from './brand-picture.ts';
import { type BrandStyle, findBrandStyle } from './brand-style.ts';
import { heroes } from './heroes.ts';
import { offerHeroes } from './offer-heroes.ts';

const stage = { width: 720, height: 320 };

// Banners by number, promotions by id, each with its hero.
const heroOfBanner = ['treasure', 'host', 'drum', 'posters', 'trophy', 'phone'];

const heroOfPromotion: Record<string, string> = {
  42: 'treasure',
  43: 'host',
  44: 'wheel',
  45: 'gift',
  46: 'phone',
  47: 'trophy',
  48: 'hand',
  49: 'rocket',
};

const draw = (style: BrandStyle, seed: string, hero: string): string => {
  const random = createPrng(seed);
  const { palette } = style;
  const scene = { ...heroes, ...offerHeroes }[hero]?.(random, palette, style.mark(palette)) ?? '';
  const light = rays([520, 160], palette.light, { count: 18, opacity: 0.07 }) + glow([520, 160], 210, 0.6);
  const specks = place([370, 10], sparkles(random, 9));
  const shade = '<path d="M0 0H720V320H0Z" fill="url(#h)"/>';
  return brandPicture(palette, stage, style.motif(palette, stage) + light + shade + scene + specks);
};

export const bannerArt = (code: string, number: string): string | null => {
  const style = findBrandStyle(code);
  const hero = heroOfBanner[Number(number) - 1];
  return style && hero ? draw(style, `banner ${code} ${number}`, hero) : null;
};

export const promotionArt = (code: string, id: string): string | null => {
  const style = findBrandStyle(code);
  const hero = Object.hasOwn(heroOfPromotion, id) ? heroOfPromotion[id] : undefined;
  return style && hero ? draw(style, `promotion ${code} ${id}`, hero) : null;
};
