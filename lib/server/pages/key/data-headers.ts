// The headers by which Next's own navigation asks for parts of a page. A visitor can write anything into them, so only their known forms reach a
// shared rendering (SEC-113).
import 'server-only';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

/** Name of the header in which Next's navigation sends the tree of what a page shows already. */
export const STATE_TREE = 'next-router-state-tree';
/** Longest state tree of a shared page, in characters; those of the site's own pages have some hundreds. */
const MAX_TREE_CHARS = 4_096;

const FORMS: Readonly<Record<string, RegExp>> = {
  rsc: /^1$/,
  'next-router-prefetch': /^[123]$/,
  'next-router-segment-prefetch': /^\/[\x21-\x7e]{0,255}$/,
  'next-url': /^\/[\x21-\x7e]{0,767}$/,
};

// A segment, the trees of its slots by name, and what Next adds.
function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, slots] = value;
  const isSegment = typeof segment === 'string' || Array.isArray(segment);
  return isSegment && typeof slots === 'object' && Object.values(slots ?? {}).every(isTree);
}

/** Returns whether a header holds a state tree of up to 4,096 characters. Next answers 500 to one that it cannot read. */
export function isStateTree(value: string): boolean {
  if (value.length > MAX_TREE_CHARS) return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(value)));
  } catch {
    return false;
  }
}

/** The data headers of a request by their names, absent ones left out; undefined where one has no form that Next sends. */
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
