// Shares an address through the device's share sheet, or copies it.
import 'client-only';
import { copyText } from '@/lib/client/share/copy-text';

/** Outcome; `left` means that the visitor closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'left' | 'refused';

/** Returns whether the device can share; false without a secure context. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/** Shares in a tap; copies the address if sharing is missing or fails. Never throws. */
export async function shareAddress(data: ShareData & { readonly url: string }): Promise<ShareOutcome> {
  try {
    if (canShare()) {
      await navigator.share(data);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'left';
  }
  return (await copyText(data.url)) ? 'copied' : 'refused';
}
