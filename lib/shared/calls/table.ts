// The table of endpoints: anything that is not in it cannot be called.
import type { Endpoint } from '@/lib/shared/calls/call';
import * as game from '@/lib/shared/calls/game-table';
import * as member from '@/lib/shared/calls/member-table';
import * as password from '@/lib/shared/calls/password-table';
import * as promotion from '@/lib/shared/calls/promotion-table';
import * as push from '@/lib/shared/calls/push-table';
import * as register from '@/lib/shared/calls/register-table';
import * as service from '@/lib/shared/calls/service-table';
import * as session from '@/lib/shared/calls/session-table';
import * as system from '@/lib/shared/calls/system-table';
import * as verification from '@/lib/shared/calls/verification-table';

export const CALLS: readonly Endpoint[] = [
  ...Object.values(game),
  ...Object.values(member),
  ...Object.values(password),
  ...Object.values(promotion),
  ...Object.values(push),
  ...Object.values(register),
  ...Object.values(service),
  ...Object.values(session),
  ...Object.values(system),
  ...Object.values(verification),
];

const BY_ROUTE = new Map(CALLS.map((row) => [`${row.method} ${row.path}`, row]));

/** Finds an endpoint by method and exact raw path. Nothing is decoded or normalised. */
export function findCall(method: string, path: string): Endpoint | undefined {
  return BY_ROUTE.get(`${method} ${path}`);
}
