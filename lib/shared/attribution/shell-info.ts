// Advertising ids from the operator's app (the bridge of docs/operations/merchants/attribution.md).

import { parseS2s, type S2sInfo } from '@/lib/shared/attribution/landing';
import { readJson, toRecord } from '@/lib/shared/is-record';

const MAX_LENGTH = 16_384;

/** Parses a JSON text or object by either form of the names; empty for anything else. Never throws. */
export function parseShellInfo(raw: unknown): S2sInfo {
  const value = toRecord(typeof raw === 'string' && raw.length <= MAX_LENGTH ? readJson(raw) : raw);
  return parseS2s((name) => (Object.hasOwn(value, name) ? value[name] : undefined));
}
