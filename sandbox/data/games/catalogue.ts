// Demo catalogue: every game of every studio, with stable codes, and each merchant's share of it.
import { createPrng } from '../../core/prng.ts';
import { vendorCodesOf } from '../vendors.ts';
import { otherNames } from './other-names.ts';
import { slotNames } from './slot-names.ts';

export type CatalogueGame = {
  code: string;
  gameId: string;
  name: string;
  vendor: string;
  category: string;
  scene: string;
  nodeId: number;
  hot: boolean;
  isNew: boolean;
  freeplay: boolean;
};

// Real money tables, sports and draws have no trial; most reels and arcade games do.
const freeplayShare: Record<string, number> = { RNG: 0.9, ARCADE: 0.8, CRASH: 0.6, TABLE: 0.7, FISH: 0.5 };

const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const toGame = (
  name: string,
  of: { vendor: string; category: string; scene: string; nodeId: number },
): CatalogueGame => {
  const code = `${of.vendor.toLowerCase()}-${toSlug(name)}`;
  const random = createPrng(`flags:${code}`);
  return {
    ...of,
    code,
    gameId: `${of.vendor}${of.nodeId}`,
    name,
    hot: random.chance(0.16),
    isNew: random.chance(0.13),
    freeplay: random.chance(freeplayShare[of.category] ?? 0),
  };
};

const buildCatalogue = (): CatalogueGame[] => {
  const games: CatalogueGame[] = [];
  for (const [category, table] of Object.entries({ RNG: slotNames, ...otherNames })) {
    for (const [vendor, scenes] of Object.entries(table)) {
      for (const [scene, names] of Object.entries(scenes)) {
        for (const name of names.split('|')) {
          games.push(toGame(name, { vendor, category, scene, nodeId: 1000 + games.length }));
        }
      }
    }
  }
  return games;
};

export const catalogue: readonly CatalogueGame[] = buildCatalogue();

const byCode = new Map(catalogue.map((game) => [game.code, game]));

export const findGame = (code: string): CatalogueGame | undefined => byCode.get(code);

/** Returns a merchant's games, most popular first; hot games rank above. */
export const gamesOf = (merchant: string): CatalogueGame[] => {
  const carried = new Set(vendorCodesOf(merchant));
  const liking = (game: CatalogueGame): number =>
    createPrng(`${merchant}:${game.code}`).next() + (game.hot ? 0.3 : 0);
  return catalogue
    .filter((game) => carried.has(game.vendor))
    .map((game) => ({ game, liked: liking(game) }))
    .sort((left, right) => right.liked - left.liked)
    .map(({ game }) => game);
};
