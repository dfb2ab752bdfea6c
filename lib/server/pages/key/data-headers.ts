// Headers of Next's client-side navigation. Visitors can forge them, so only known forms reach a shared rendering (SEC-113).
import 'server-only';
import type { HeaderReader } from '@/lib/shared/http/visitor';

export const STATE_TREE = 'next-router-state-tree';
/** Longest router state of a shared page, in characters; real ones have a few hundred. */
const MAX_TREE_CHARS = 4_096;

const FORMS: Readonly<Record<string, RegExp>> = {
  rsc: /^1$/,
  'next-router-prefetch': /^[123]$/,
  'next-router-segment-prefetch': /^\/[\x21-\x7e]{0,255}$/,
  'next-url': /^\/[\x21-\x7e]{0,767}$/,
};

// A segment, the trees of its slots by name, and Next's additions.
function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, slots] = value;
  const isSegment = typeof segment === 'string' || Array.isArray(segment);
  return isSegment && typeof slots === 'object' && Object.values(slots ?? {}).every(isTree);
}

/** Returns whether a header is a valid router state of up to 4,096 characters. Next answers 500 to an invalid one. */
export function isStateTree(value: string): boolean {
  if (value.length > MAX_TREE_CHARS) return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(value)));
  } catch {
    return false;
  }
}

/** Returns a request's data headers by name; undefined where one has an unknown form. */
export function readDataHeaders(headers: HeaderReader): Readonly<Record<string, string>> | undefined {
  const known: Record<string, string> = {};
  for (const name of [...Object.keys(FORMS), STATE_TREE]) {
    const value = headers.get(name);
    if (value === null) continue;
    const isKnown = FORMS[name]?.test(value) ?? isStateTree(value);
    if (!isKnown) return undefined;
    known[name] = value;
  }
  return known;
}
