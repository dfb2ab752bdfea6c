// What a login that succeeded leaves on the device.
import {
  parseRemembered,
  type RememberedRecord,
  type RememberWish,
} from '@/lib/shared/auth/remember/remembered-record';

/**
 * Makes the record of a login that succeeded: `remembered` and `userName` are of the answer. Undefined when the API proxy gave no
 * text for a password, or the name is unknown: then nothing can be remembered.
 */
export function toRemembered(
  wish: RememberWish,
  answer: { readonly remembered?: string; readonly userName?: string },
  merchant: string,
): RememberedRecord | undefined {
  const password = answer.remembered ?? '';
  if (wish.type === 'sms') return { type: 'sms', mobileNum: wish.mobileNum, merchant, password: '' };
  const username = wish.username?.trim() || answer.userName;
  return parseRemembered({ type: 'username', username, merchant, password });
}
