import {
  parseRemembered,
  type RememberedRecord,
  type RememberWish,
} from '@/lib/shared/auth/remember/remembered-record';

/** Builds the record; undefined without the API proxy's text or a user name. */
export function toRemembered(
  wish: RememberWish,
  answer: { readonly remembered?: string; readonly userName?: string },
  merchant: string,
): RememberedRecord | undefined {
  const password = answer.remembered ?? '';
  if (wish.type === 'sms') return { ...wish, merchant, password: '' };
  const username = wish.username?.trim() || answer.userName;
  return parseRemembered({ type: 'username', username, merchant, password });
}
