// Advertising ids from the operator's app (the bridge of docs/operations/merchants/attribution.md).

import { parseS2s, type S2sInfo } from '@/lib/shared/attribution/landing';
import { toRecord } from '@/lib/shared/is-record';

const MAX_LENGTH = 16_384;

function toObject(raw: unknown): unknown {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH) return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Parses a JSON text or object by either form of the names; empty for anything else. Never throws. */
export function parseShellInfo(raw: unknown): S2sInfo {
  const value = toRecord(toObject(raw));
  return parseS2s((name) => (Object.hasOwn(value, name) ? value[name] : undefined));
}
