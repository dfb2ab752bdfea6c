// Shares a link through the device's share sheet.
import 'client-only';

/** Returns whether the device can share; false without a secure context. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/** Opens the share sheet; returns false if it fails to open. Closing it is no failure. */
export async function shareLink(data: { readonly text: string; readonly url: string }): Promise<boolean> {
  try {
    await navigator.share({ ...data });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
