import 'client-only';

/** Outcome; `left` means that the visitor closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'left' | 'refused';

async function copy(url: string): Promise<ShareOutcome> {
  try {
    await window.navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // No permission or no secure context.
    return 'refused';
  }
}

/** Shares in a tap; copies if sharing is missing or fails. Never throws. */
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
