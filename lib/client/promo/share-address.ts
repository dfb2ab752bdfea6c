// Hands an address on: the device's own share sheet where there is one, else the clipboard.
import 'client-only';

/** What became of it; `left` means that the visitor closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'left' | 'refused';

async function copy(url: string): Promise<ShareOutcome> {
  try {
    await window.navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // No permission, or no secure context.
    return 'refused';
  }
}

/** Shares by the device's sheet, which must be opened by a tap; without one, or where it fails, copies. Never throws. */
export async function shareAddress(data: {
  readonly title: string;
  readonly url: string;
}): Promise<ShareOutcome> {
  if (typeof window.navigator.share !== 'function') return copy(data.url);
  try {
    await window.navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : copy(data.url);
  }
}
