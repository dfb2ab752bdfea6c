// Which game plays a category: five games represent all.
const kindByCategory: Record<string, PlayKind> = {
  LOTT: 'lottery',
  ELOTT: 'lottery',
  VIETNAM_LOTTO: 'lottery',
  SEA_LOTT: 'lottery',
  CRASH: 'crash',
  TABLE: 'cards',
  LIVE: 'cards',
  PVP: 'cards',
  SPORTS: 'match',
  COCK: 'match',
  ESPORTS: 'match',
};

export type PlayKind = 'slot' | 'lottery' | 'crash' | 'cards' | 'match';

export const toPlayKind = (category: string): PlayKind => kindByCategory[category] ?? 'slot';

export const lotteryCategories: readonly string[] = Object.keys(kindByCategory).filter(
  (category) => toPlayKind(category) === 'lottery',
);
