// Which source MERCHANTS names, by its scheme, and how logs and folders name it.
import 'server-only';

const KINDS = {
  'https:': 'https',
  'git:': 'git',
  'redis:': 'redis',
  'rediss:': 'redis',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
  's3:': 's3',
} as const;

export type SourceKind = (typeof KINDS)[keyof typeof KINDS];

// A scheme has two letters or more: `C:\merchants` is a path.
const SCHEME = /^[a-z][a-z0-9+.-]+:/;

const schemeOf = (place: string): string | undefined => SCHEME.exec(place)?.[0];

/** Returns the kind of source; undefined for a folder, a file, or an unknown scheme. */
export function sourceKindOf(place: string): SourceKind | undefined {
  return KINDS[schemeOf(place) as keyof typeof KINDS];
}

/** Returns whether MERCHANTS can be read: a path, or an address of a known kind. */
export function isRegistryPlace(place: string): boolean {
  const scheme = schemeOf(place);
  if (scheme === undefined || !URL.canParse(place)) return scheme === undefined;
  const kind = sourceKindOf(place);
  if (kind === 'git') return place.startsWith('git:/');
  return kind !== undefined && new URL(place).hostname !== '';
}

/** Returns a place without user name, password and query, for logs and for names of folders. */
export function toSourceName(place: string): string {
  if (schemeOf(place) === undefined || !URL.canParse(place)) return place;
  const { protocol, host, pathname } = new URL(place);
  return protocol === 'git:' ? place : `${protocol}//${host}${pathname}`;
}
