// Lanes, games and banners for the tests of the lobby.

import { groupOf } from '@/lib/shared/lobby/category-order';
import type { Banner, Game, Lane, VendorCard } from '@/lib/shared/lobby/lobby';

export const cardOf = (vendor: string, category: string, freeplay = false): VendorCard => ({
  accountTypeName: `${vendor}_${category}`,
  displayName: `Vendor ${vendor}`,
  vendor,
  freeplay,
});

export const laneOf = (category: string, cards: VendorCard[] = [cardOf('VA', category)]): Lane => ({
  category,
  title: category,
  group: groupOf(category),
  gameCount: 120,
  cards,
  classes: [],
});

export const gameOf = (code: string, more: Partial<Game> = {}): Game => ({
  code,
  name: `Game ${code}`,
  vendor: 'VA',
  category: 'RNG',
  hot: false,
  isNew: false,
  freeplay: false,
  ...more,
});

export const bannerOf = (type: 'P' | 'URL' | 'G', target: string, more: Partial<Banner> = {}): Banner => ({
  image: 'https://cdn.example/1.webp',
  title: 'Welcome',
  group: 'm_home',
  linkage: { type, target },
  ...more,
});

export const good = <Value>(value: Value) => ({ ok: true as const, value, traceId: 't' });

export const bad = {
  ok: false as const,
  code: 'timeout',
  message: '',
  status: 0,
  traceId: 'abcd1234ef567890',
};
