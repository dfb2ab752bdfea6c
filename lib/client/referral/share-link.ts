// Hands a link to the device's own sheet of apps, where there is one.
import 'client-only';

/** Whether the device can share; false in most browsers of computers and in pages without a secure context. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/** Opens the device's share sheet; false when it could not be opened. A player who closes it has not failed. */
export async function shareLink(data: { readonly text: string; readonly url: string }): Promise<boolean> {
  try {
    await navigator.share({ ...data });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
