// Google One Tap: when it may be offered, and the one thing that is read of its answer.
import { ROUTES } from '@/lib/shared/routes';
import type { SocialFacts } from '@/lib/shared/social/social-facts';

/** What decides, besides the merchant's settings. */
export type OneTapPlace = {
  readonly path: string;
  readonly isMember: boolean;
  /** The vendor refuses webviews, the operator's app and the like. */
  readonly isRefused: boolean;
};

const PATHS: ReadonlySet<string> = new Set([ROUTES.login, ROUTES.register, ROUTES.registerHtml]);
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;
const MAX_JWT = 8_192;

/** May One Tap be offered? On the login and registration pages alone, without a session, where Google is on. */
export function isOneTapOffered(facts: SocialFacts, { path, isMember, isRefused }: OneTapPlace): boolean {
  const isConfigured = facts.google && facts.firebase?.googleClientId !== undefined;
  return isConfigured && PATHS.has(path) && !isMember && !isRefused;
}

/** The token of One Tap's answer; undefined for anything that is none. No moment callback is asked. */
export function parseOneTapAnswer(answer: unknown): string | undefined {
  const credential = typeof answer === 'object' && answer !== null && 'credential' in answer;
  const token = credential ? answer.credential : undefined;
  return typeof token === 'string' && token.length <= MAX_JWT && JWT.test(token) ? token : undefined;
}
