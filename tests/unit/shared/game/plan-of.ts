// Launch plans of a small catalogue.
import { type LaunchFacts, toLaunchPlan } from '@/lib/shared/game/launch-plan';
import { parseLaunchQuery } from '@/lib/shared/game/launch-query';
import type { Game } from '@/lib/shared/lobby/lobby';

export const game = (vendor: string, category: string, code: string, more: Partial<Game> = {}): Game => ({
  code,
  vendor,
  category,
  name: `Name of ${code}`,
  hot: false,
  isNew: false,
  freeplay: false,
  ...more,
});
const GAMES = [
  game('VA', 'RNG', 'va-1', { gameId: 'VA7', nodeId: '12', freeplay: true }),
  game('LF', 'RNG', 'twin'),
  game('KC', 'RNG', 'twin'),
  game('LOTT', 'LOTT', 'draw'),
  game('LOTT', 'ELOTT', 'quick'),
  game('SD', 'SEA_LOTT', 'sea-1'),
  game('MD', 'VIETNAM_LOTTO', 'north'),
  game('EV', 'VIETNAM_LOTTO', 'south'),
  game('EV', 'ELOTT', 'fast'),
];
export const facts = {
  games: GAMES,
  device: 'mobile',
  language: 'EN',
  isLanguageChosen: true,
  backUrl: 'https://one.example/m/home',
};

/** Returns the plan of a query. @throws without a plan. */
export function plan(query: string, more: Partial<LaunchFacts> = {}) {
  const parsed = parseLaunchQuery(new URLSearchParams(query));
  const made = parsed && toLaunchPlan(parsed, { ...facts, ...more });
  if (!made || typeof made === 'string') throw new Error(`no plan: ${made}`);
  return made;
}
