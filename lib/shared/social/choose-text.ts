// Cleans the server's words for the choose dialog.
import type { SocialProof } from '@/lib/shared/social/social-proof';

const GROUPS = ['()', '（）'] as const;
const BRACKETS = /\[[^[\]]*\]|【[^【】]*】|［[^［］]*］/u;

/** The text without one parenthetical group at its end, plain or full-width; one before it stays. */
export function stripSuffix(text: string): string {
  const whole = text.trimEnd();
  const [open = '', close = ''] = GROUPS.find(([, sign = '']) => whole.endsWith(sign)) ?? [];
  const start = open === '' ? -1 : whole.lastIndexOf(open);
  const isGroup = start !== -1 && whole.indexOf(close, start) === whole.length - 1;
  return isGroup ? whole.slice(0, start).trimEnd() : text.trim();
}

/**
 * The words for the dialog: a messaging app's message loses its bracketed part, any other its parenthetical suffix; one group
 * in all. Empty when nothing is left: the caller then says its own.
 */
export function toChooseText(message: string, kind: SocialProof['kind']): string {
  const isMessaging = kind === 'line' || kind === 'telegram';
  const found = isMessaging ? BRACKETS.exec(message) : null;
  if (!found) return stripSuffix(message);
  const [group] = found;
  return `${message.slice(0, found.index).trimEnd()}${message.slice(found.index + group.length)}`.trim();
}
