// The bare web app manifest of a merchant.
import type { Call } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';

const sizes = [192, 256, 384, 512];

export const manifest = ({ merchant, query, origin, language }: Call): unknown => {
  if (query.merchantCode && query.merchantCode !== merchant.code) {
    throw new Refusal('merchant.mismatch', 'The merchant of the query is another one.', { httpStatus: 400 });
  }
  const src = `${origin}/art/favicons/${merchant.code}.svg`;
  return {
    id: '/m/home',
    name: merchant.name,
    short_name: merchant.name,
    lang: language.toLowerCase(),
    start_url: '/m/home?from=homescreen',
    scope: '/m/',
    display: 'standalone',
    background_color: merchant.colors.background,
    theme_color: merchant.colors.background,
    icons: sizes.map((size) => ({ src, sizes: `${size}x${size}`, type: 'image/svg+xml', purpose: 'any' })),
  };
};
