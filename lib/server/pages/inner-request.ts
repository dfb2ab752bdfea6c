// A request that has passed the gate and goes on to Next, which must not ask the gate again: known by a secret of this process.
import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { GatePage, Outcome } from '@/lib/server/gate/context';
import { readSiteHeader, setSiteHeader } from '@/lib/server/gate/trusted-headers';
import { getSingle } from '@/lib/server/single';

const SECRET_BYTES = 32;
const NAMES = { secret: 'inner', page: 'shown', status: 'shown-status', answer: 'answer' } as const;

/** What the gate decided for a request that goes on. */
export type Inner = {
  /** The page to show in place of the one that was asked for, and its status. */
  readonly page?: GatePage;
  readonly status?: number;
  /** Headers that the answer gets. */
  readonly answerHeaders: Headers;
};

const getSecret = (): string => getSingle('inner-secret', () => randomBytes(SECRET_BYTES).toString('hex'));

/** Marks the headers of a request that has passed; `answerHeaders` are left out where somebody else sets them. */
export function markInner(headers: Headers, outcome: Outcome | undefined, answerHeaders?: Headers): void {
  setSiteHeader(headers, NAMES.secret, getSecret());
  if (outcome?.kind === 'show') {
    setSiteHeader(headers, NAMES.page, outcome.page);
    setSiteHeader(headers, NAMES.status, String(outcome.status));
  }
  if (answerHeaders) setSiteHeader(headers, NAMES.answer, JSON.stringify([...answerHeaders]));
}

/** Whether the headers carry this process's secret. */
export function isInner(headers: Pick<Headers, 'get'>): boolean {
  const said = readSiteHeader(headers, NAMES.secret);
  if (said === undefined) return false;
  const [given, own] = [Buffer.from(said), Buffer.from(getSecret())];
  return given.length === own.length && timingSafeEqual(given, own);
}

/** What the gate decided, where a request has passed it already; undefined for one from outside. */
export function readInner(headers: Pick<Headers, 'get'>): Inner | undefined {
  if (!isInner(headers)) return undefined;
  const status = readSiteHeader(headers, NAMES.status);
  return {
    page: readSiteHeader(headers, NAMES.page) as GatePage | undefined,
    status: status === undefined ? undefined : Number(status),
    answerHeaders: new Headers(JSON.parse(readSiteHeader(headers, NAMES.answer) ?? '[]')),
  };
}
