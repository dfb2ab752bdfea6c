// What the operator's app answers when it is asked for its advertising ids (the bridge of docs/operations/merchants/attribution.md).
import { parseS2s, type S2sInfo } from '@/lib/shared/attribution/landing';

/** Nine ids of 512 characters fit well; what is longer is no answer of ours. */
const MAX_LENGTH = 16_384;

function toObject(raw: unknown): unknown {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH) return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Reads an answer, a JSON text or the object itself, by both forms of the names; empty for anything else. Never throws. */
export function parseShellInfo(raw: unknown): S2sInfo {
  const value = toObject(raw);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const own = value as Record<string, unknown>;
  return parseS2s((name) => (Object.hasOwn(own, name) ? own[name] : undefined));
}
