// What every source of the registry offers, and what it may say when it fails.
import 'server-only';
import { readBytes } from '@/lib/server/platform/connection/read-bytes';

/** `files`: file name → JSON text; undefined where the text is as in the read before. */
export type SourceRead = {
  readonly version: string;
  readonly files: ReadonlyMap<string, string | undefined>;
};

export type Source = {
  /** Returns all entries; undefined when `known` is still the version. Rejects with SourceError. */
  readonly read: (known: string | undefined) => Promise<SourceRead | undefined>;
  /** Replaces all entries by these texts; absent where a source can only be read. */
  readonly write?: (entries: ReadonlyMap<string, string>) => Promise<void>;
  /** Calls the listener early after a change; without it, only polling sees changes. */
  readonly onChange?: (listener: () => void) => void;
  readonly close: () => Promise<void>;
};

/** Longest wait for one answer of a source, in ms. */
export const SOURCE_TIMEOUT_MS = 10_000;
/** Largest document or file of a source, in bytes. */
export const MAX_SOURCE_BYTES = 64 * 1024 * 1024;

const MAX_SHOWN = 200;

/** A source that cannot be read or written; the message goes to operators and holds no secret. */
export class SourceError extends Error {}

/** A place that can be reached and holds no registry yet. */
export class NoRegistryError extends SourceError {}

/** Returns the bytes of a source's answer. Rejects with SourceError above `maxBytes`. */
export async function readSourceBytes({ body }: Response, maxBytes = MAX_SOURCE_BYTES): Promise<Buffer> {
  const bytes = await readBytes(body, maxBytes);
  if (!bytes) throw new SourceError(`more than the ${maxBytes} bytes that are read`);
  return bytes;
}

/** Returns an error's reason in one short line: the cause where there is one, for `fetch failed` says nothing. */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, MAX_SHOWN);
  const { cause, message } = error;
  if (cause instanceof Error && !(error instanceof SourceError)) return toReason(cause);
  const { code } = error as NodeJS.ErrnoException;
  const text = (message || code || error.name).split('\n', 1)[0] ?? '';
  return text.slice(0, MAX_SHOWN);
}
