// Messages from a page to the worker.
import { toRecord } from '@/lib/shared/is-record';

/** `SKIP_WAITING`: activate the new build. `PAGE_SOURCE`: asks whether the page is cached; answered on the port. */
export type WorkerMessage = { readonly type: 'SKIP_WAITING' | 'PAGE_SOURCE' };

export type PageSource = { readonly isKept: boolean };

/** Parses a message; undefined for others. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { type } = toRecord(data);
  return type === 'SKIP_WAITING' || type === 'PAGE_SOURCE' ? { type } : undefined;
}

/** Parses the worker's answer; anything but true is false. */
export function parsePageSource(data: unknown): PageSource {
  return { isKept: toRecord(data).isKept === true };
}
