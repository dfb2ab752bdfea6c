// Cleans the server's message for the choose dialog.
import type { SocialProof } from '@/lib/shared/social/social-proof';

const GROUPS = ['()', '（）'] as const;
const BRACKETS = /\[[^[\]]*\]|【[^【】]*】|［[^［］]*］/u;

/** Removes one parenthetical group at the end, ASCII or full-width. */
export function stripSuffix(text: string): string {
  const whole = text.trimEnd();
  const [open = '', close = ''] = GROUPS.find(([, sign = '']) => whole.endsWith(sign)) ?? [];
  const start = open === '' ? -1 : whole.lastIndexOf(open);
  const isGroup = start !== -1 && whole.indexOf(close, start) === whole.length - 1;
  return isGroup ? whole.slice(0, start).trimEnd() : text.trim();
}

/** Returns the message without its bracketed part (messengers) or suffix (others); may be empty. */
export function toChooseText(message: string, kind: SocialProof['kind']): string {
  const isMessaging = kind === 'line' || kind === 'telegram';
  const match = isMessaging ? BRACKETS.exec(message) : null;
  if (!match) return stripSuffix(message);
  const [group] = match;
  return `${message.slice(0, match.index).trimEnd()}${message.slice(match.index + group.length)}`.trim();
}
