/** Returns whether an If-None-Match header names an ETag, by the weak comparison of RFC 9110 §13.1.2: a proxy that compresses makes it weak. */
export function namesTag(ifNoneMatch: string | null, tag: string): boolean {
  const tags = ifNoneMatch?.split(',') ?? [];
  return tags.some((known) => known.trim().replace(/^W\//, '') === tag);
}
