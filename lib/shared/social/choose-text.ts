// Cleans the server's words for the choose dialog (X10, ruling 66).
import type { SocialProof } from '@/lib/shared/social/social-proof';

const TAIL = /^(.*?)\s*(?:\([^()]*\)|（[^（）]*）)\s*$/su;
const BRACKETS = /\s*(?:\[[^[\]]*\]|【[^【】]*】|［[^［］]*］)/u;

/** The text without one parenthetical group at its end, plain or full-width; one before it stays (ruling 66). */
export function stripSuffix(text: string): string {
  return TAIL.exec(text)?.[1] ?? text.trim();
}

/**
 * The words for the dialog (X10): a messaging app's message loses its bracketed part, any other its parenthetical suffix; one group
 * in all. Empty when nothing is left: the caller then says its own.
 */
export function toChooseText(message: string, kind: SocialProof['kind']): string {
  const isMessaging = kind === 'line' || kind === 'telegram';
  if (isMessaging && BRACKETS.test(message)) return message.replace(BRACKETS, '').trim();
  return stripSuffix(message);
}
