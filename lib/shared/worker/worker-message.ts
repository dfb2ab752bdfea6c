// What a page may say to the worker.

/** `SKIP_WAITING`: the visitor wants the new build now. `PAGE_SOURCE`: where does this page come from; answered on the port. */
export type WorkerMessage = { readonly type: 'SKIP_WAITING' | 'PAGE_SOURCE' };

/** Answer to `PAGE_SOURCE`: whether the page came from what is kept on the device. */
export type PageSource = { readonly isKept: boolean };

/** Reads a message; undefined for anything else that a page may post. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  return type === 'SKIP_WAITING' || type === 'PAGE_SOURCE' ? { type } : undefined;
}

/** Reads the worker's answer; anything but a clear yes is a no. */
export function parsePageSource(data: unknown): PageSource {
  return { isKept: typeof data === 'object' && data !== null && 'isKept' in data && data.isKept === true };
}
