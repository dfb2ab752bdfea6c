// The one table of calls: what is not a row cannot be called.
import type { Endpoint } from '@/lib/shared/calls/call';
import * as play from '@/lib/shared/calls/play-table';
import * as register from '@/lib/shared/calls/register-table';
import * as session from '@/lib/shared/calls/session-table';
import * as system from '@/lib/shared/calls/system-table';

/** Every endpoint. */
export const CALLS: readonly Endpoint[] = [
  ...Object.values(session),
  ...Object.values(register),
  ...Object.values(system),
  ...Object.values(play),
];

const BY_ROUTE = new Map(CALLS.map((row) => [`${row.method} ${row.path}`, row]));

/**
 * Finds the row of a method and an exact raw path, else undefined.
 * Nothing is decoded or normalised: a path that would need it is not a row.
 */
export function findCall(method: string, path: string): Endpoint | undefined {
  return BY_ROUTE.get(`${method} ${path}`);
}
