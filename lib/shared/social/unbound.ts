// What follows a proof without an account, and the server's message for the choose dialog: its codes are for machines, names stay.
import type { SocialProof } from '@/lib/shared/social/social-proof';
import type { SocialRules } from './social-facts';

/** Provider codes for a proof without an account. */
const UNBOUND_CODES: ReadonlySet<string> = new Set(['bind_customer_required', 'not.exists.user']);

/** Returns whether a rejected sign-in had a valid proof without an account. */
export function isUnbound(failure: { readonly code: string }): boolean {
  return UNBOUND_CODES.has(failure.code);
}

/** Returns `create` to make an account at once, or `choose` to ask the player. */
export function afterUnbound({ autoCreate }: Pick<SocialRules, 'autoCreate'>): 'create' | 'choose' {
  return autoCreate ? 'create' : 'choose';
}

/** Returns what "register new" does: the registration page, or an account at once. */
export function afterRegisterChoice({
  manualRegistration,
}: Pick<SocialRules, 'manualRegistration'>): 'screen' | 'create' {
  return manualRegistration ? 'screen' : 'create';
}

const GROUPS = ['()', '（）'] as const;
const GROUP = String.raw`(?:\[[^[\]]*\]|【[^【】]*】|［[^［］]*］)`;
const LAST_BRACKETS = new RegExp(`\\s*${GROUP}\\s*$`, 'u');
/** A name may hold brackets too, so those at the start come before those within. */
const OTHER_BRACKETS = [new RegExp(`^\\s*${GROUP}\\s*`, 'u'), new RegExp(`\\s*${GROUP}`, 'u')] as const;

/** Removes one parenthetical group at the end, ASCII or full-width. */
export function stripSuffix(text: string): string {
  const whole = text.trimEnd();
  const [open = '', close = ''] = GROUPS.find(([, sign = '']) => whole.endsWith(sign)) ?? [];
  const start = open === '' ? -1 : whole.lastIndexOf(open);
  const isGroup = start !== -1 && whole.indexOf(close, start) === whole.length - 1;
  return isGroup ? whole.slice(0, start).trimEnd() : text.trim();
}

/** Removes one group in brackets: the last words of any message, or where a messenger's message has it. */
function stripBrackets(message: string, kind: SocialProof['kind']): string {
  const places = kind === 'firebase' ? [LAST_BRACKETS] : [LAST_BRACKETS, ...OTHER_BRACKETS];
  const place = places.find((pattern) => pattern.test(message));
  return place ? message.replace(place, '') : message;
}

/** Returns the message without one group in brackets and one in parentheses at its end; may be empty. */
export function toChooseText(message: string, kind: SocialProof['kind']): string {
  return stripSuffix(stripBrackets(message, kind));
}
