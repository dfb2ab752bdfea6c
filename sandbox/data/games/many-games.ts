// Any number of games for tests: made from a merchant's own, with names beyond any keyboard.
import { createPrng } from '../../core/prng.ts';
import type { ProviderState } from '../../core/provider-state.ts';
import { type CatalogueGame, findGame, gamesOf } from './catalogue.ts';

export const maxGames = 5000;

const words =
  'Đêm Huyền|Rồng Vàng|Áurea|Coração|Señora|Ñandú|Über|Façade|Crème|Čarobni|Łódź|İstanbul|Smörgås|Žhavá|Ægir|Ōkami|Παλάς|Огонь|มังกร|黄金|نور'.split(
    '|',
  );

const toFurther = (base: CatalogueGame, round: number): CatalogueGame => {
  const code = `${base.code}-x${round}`;
  const random = createPrng(`further:${code}`);
  return {
    ...base,
    code,
    gameId: `${base.gameId}X${round}`,
    nodeId: base.nodeId + 10_000 * round,
    name: `${random.pick(words)} ${base.name} ${round}`,
    hot: random.chance(0.05),
    isNew: random.chance(0.05),
  };
};

/** A game by its code, made-up ones included. */
export const findAnyGame = (code: string): CatalogueGame | undefined => {
  const [, base = '', round = ''] = /^(.+)-x([1-9]\d{0,2})$/.exec(code) ?? [];
  const origin = base ? findGame(base) : undefined;
  return origin ? toFurther(origin, Number(round)) : findGame(code);
};

/** Returns a merchant's lobby: its own games, or as many as `POST /control/games` has set. */
export const listGames = (state: ProviderState, merchant: string): CatalogueGame[] => {
  const own = gamesOf(merchant);
  const count = state.gameCounts.get(merchant) ?? own.length;
  return Array.from({ length: count }, (_none, nth) => {
    const base = own[nth % own.length];
    if (!base) throw new Error(`"${merchant}" carries no games`);
    const round = Math.floor(nth / own.length);
    return round === 0 ? base : toFurther(base, round);
  });
};
