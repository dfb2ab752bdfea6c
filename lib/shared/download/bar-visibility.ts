// Who sees the download bar.
import { toNumber } from '@/lib/shared/calls/wire-value';
import type { Platform } from '@/lib/shared/download/platforms';

/** What a merchant's bar asks for; the same for all visitors, so the page may say it. */
export type BarRules = {
  /** Systems that have a link. */
  readonly systems: readonly Platform['system'][];
  readonly login: boolean;
  /** VIP rank from which on it is shown; 0 asks for none. */
  readonly rank: number;
};

/** What is known of the visitor and of what the page runs in. */
export type BarFacts = {
  /** `homescreen` is every installed form: web app, web clip, opened from the home screen. */
  readonly mode: 'native' | 'homescreen' | 'browser';
  /** `ios`, `android`, or anything else: that has no app. */
  readonly system: string;
  readonly isMember: boolean;
  /** A member's VIP rank; 0 when missing or not known. */
  readonly rank: number;
  /** The player takes a break: nothing is offered. */
  readonly isOnBreak: boolean;
  /** First visit, and no game played yet. */
  readonly isNew: boolean;
  /** Closed in this browser session. */
  readonly isClosed: boolean;
};

/** Why the bar is hidden. */
export type BarObstacle = 'native' | 'homescreen' | 'no-link' | 'login' | 'rank' | 'break' | 'new' | 'closed';

/** What hides the bar, undefined when it is shown. A visitor's rank counts as 0; a rank that is reached is enough. */
export function barObstacleOf(rules: BarRules, facts: BarFacts): BarObstacle | undefined {
  if (facts.mode !== 'browser') return facts.mode;
  if (!rules.systems.some((system) => system === facts.system)) return 'no-link';
  if (rules.login && !facts.isMember) return 'login';
  if (rules.rank > (facts.isMember ? facts.rank : 0)) return 'rank';
  if (facts.isOnBreak) return 'break';
  if (facts.isNew) return 'new';
  return facts.isClosed ? 'closed' : undefined;
}

/** The rules as the attribute of <html> that the pre-paint script and the page read. */
export function buildBarText({ systems, login, rank }: BarRules): string {
  return JSON.stringify({ systems, login, rank });
}

/** The rules of a page; undefined where it has no bar. */
export function parseBarText(text: string | undefined): BarRules | undefined {
  if (!text) return undefined;
  try {
    const { systems, login, rank } = JSON.parse(text);
    return Array.isArray(systems)
      ? { systems, login: login === true, rank: Math.max(0, toNumber(rank)) }
      : undefined;
  } catch {
    return undefined;
  }
}
