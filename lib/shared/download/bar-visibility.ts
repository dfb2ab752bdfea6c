// Which visitors see the download bar.

import { toNumber } from '@/lib/shared/calls/wire-value';
import type { Platform } from '@/lib/shared/download/platforms';
import { readJson, toRecord } from '@/lib/shared/is-record';

export type BarRules = {
  readonly systems: readonly Platform['system'][];
  readonly login: boolean;
  /** Minimum VIP rank; 0 means none. */
  readonly rank: number;
};

export type BarFacts = {
  /** `homescreen` covers every installed form: web app, web clip, home screen. */
  readonly mode: 'native' | 'homescreen' | 'browser';
  /** `ios`, `android`, or any other system without an app. */
  readonly system: string;
  readonly isMember: boolean;
  readonly rank: number;
  readonly isOnBreak: boolean;
  /** First visit, and no game played yet. */
  readonly isNew: boolean;
  readonly isClosed: boolean;
};

export type BarObstacle = 'native' | 'homescreen' | 'no-link' | 'login' | 'rank' | 'break' | 'new' | 'closed';

/** Returns what hides the bar; undefined when it shows. A visitor's rank counts as 0. */
export function barObstacleOf(rules: BarRules, facts: BarFacts): BarObstacle | undefined {
  if (facts.mode !== 'browser') return facts.mode;
  if (!rules.systems.some((system) => system === facts.system)) return 'no-link';
  if (rules.login && !facts.isMember) return 'login';
  if (rules.rank > (facts.isMember ? facts.rank : 0)) return 'rank';
  if (facts.isOnBreak) return 'break';
  if (facts.isNew) return 'new';
  return facts.isClosed ? 'closed' : undefined;
}

/** Serialises the rules as an attribute of <html>. */
export function buildBarText({ systems, login, rank }: BarRules): string {
  return JSON.stringify({ systems, login, rank });
}

/** Parses the rules of a page; undefined where it has no bar. */
export function parseBarText(text: string | undefined): BarRules | undefined {
  const { systems, login, rank } = toRecord(readJson(text));
  return Array.isArray(systems)
    ? { systems, login: login === true, rank: Math.max(0, toNumber(rank)) }
    : undefined;
}
