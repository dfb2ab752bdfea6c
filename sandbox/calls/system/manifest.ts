// The bare web app manifest of a merchant.
import type { ReceivedCall } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';

const SIZES = [192, 256, 384, 512];

type Icon = { src: string; sizes: string; type: string; purpose: string };

const png = (place: string, size: number, purpose = 'any'): Icon => ({
  src: `${place}/${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

// Each brand lists its icons differently, as real providers do: all, some, one vector, or one small one.
const iconsOf: Record<string, (place: string, drawing: string) => Icon[]> = {
  aurora: (place) => [
    ...SIZES.map((size) => png(place, size)),
    ...[192, 512].map((size) => png(place, size, 'maskable')),
  ],
  rio: (place) => [png(place, 192), png(place, 512)],
  noor: (_place, src) =>
    SIZES.map((size) => ({ src, sizes: `${size}x${size}`, type: 'image/svg+xml', purpose: 'any' })),
  lotus: (place) => [png(place, 96)],
};

export const answerWebManifest = ({ merchant, query, origin, language }: ReceivedCall): unknown => {
  if (query.merchantCode && query.merchantCode !== merchant.code) {
    throw new CallError('merchant.mismatch', 'The merchant of the query is another one.', {
      httpStatus: 400,
    });
  }
  const { code } = merchant;
  const icons = iconsOf[code]?.(`${origin}/art/icons/${code}`, `${origin}/art/favicons/${code}.svg`) ?? [];
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
    icons,
  };
};
