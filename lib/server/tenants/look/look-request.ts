// The input of a look at the registry's files, which may run in another process.
import 'server-only';
import { hash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { getBuildId } from '@/lib/server/platform/get-build-id';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { type Listing, readListing } from '@/lib/server/tenants/files/list-files';
import { CHECKED } from '@/lib/server/tenants/packed/stored-registry';

export type CandidateRequest = {
  readonly place: string;
  readonly version?: string;
  /** MERCHANTS_CANARY_FOR, and the name of this instance. */
  readonly whom: string;
  readonly instance: string;
};

export type LookRequest = {
  readonly place: string;
  /** Version of a source's copy; a path has none. */
  readonly version?: string;
  /** Removals of the last minute. */
  readonly recent: number;
  readonly candidate?: CandidateRequest;
  /** Results of another build are checked again. */
  readonly build: string;
};

/** A look whose result is stored in a folder. */
export type StoredLookRequest = LookRequest & { readonly folder: string };

// Without a build id it is unknown whether another process has checked by the same code.
const getCheckBuild = (): string =>
  `${getBuildId() || getProcessSingleton('own-build', () => randomUUID())} ${process.version}`;

/** Returns a request of this process. */
export function toLookRequest({
  place,
  version,
  recent,
  candidate,
}: Omit<LookRequest, 'build'>): LookRequest {
  return { place, version, recent, candidate, build: getCheckBuild() };
}

/** Returns which merchants take the candidate from where, as text; instances of one share its stored file. */
export function toCandidateKey({ candidate }: LookRequest): string {
  if (!candidate) return '';
  return JSON.stringify([candidate.place, candidate.whom.endsWith('%') ? candidate.whom : 'named']);
}

/** Returns the file that stores this look's result. */
export function toCheckedFile(request: StoredLookRequest): string {
  const name = hash('sha256', JSON.stringify([request.build, toCandidateKey(request)])).slice(0, 16);
  return path.join(request.folder, CHECKED + name);
}

/** One look: each place is listed once. */
export type Look = {
  readonly request: LookRequest;
  readonly list: (place: string) => Promise<Listing>;
};

/** Begins a look. */
export function beginLook(request: LookRequest): Look {
  const listings = new Map<string, Promise<Listing>>();
  const list = (place: string): Promise<Listing> => {
    const listing = listings.get(place) ?? readListing(place);
    listings.set(place, listing);
    return listing;
  };
  return { request, list };
}
