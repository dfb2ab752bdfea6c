// Members who deposited on this device, with the event id of their first deposit.
import { isRecord, readJson } from '@/lib/shared/is-record';

/** Older entries hold only the id. */
export type KnownDeposit = { readonly id: string; readonly eventId?: string };

/** `submits` are requested deposits. */
export type DepositMemory = {
  readonly submits: readonly KnownDeposit[];
  readonly arrivals: readonly KnownDeposit[];
};

/** The oldest are dropped. */
export const KNOWN_DEPOSITS = 50;

const ID = /^[^\p{Cc}]{1,64}$/u;
const EVENT_ID = /^[\w-]{16,64}$/;

function toKnown(raw: unknown): KnownDeposit[] {
  const { id, eventId }: Record<string, unknown> = isRecord(raw) ? raw : { id: raw };
  if (typeof id !== 'string' || !ID.test(id)) return [];
  return [typeof eventId === 'string' && EVENT_ID.test(eventId) ? { id, eventId } : { id }];
}

/** Parses a stored list; invalid entries are skipped. */
export function parseKnownDeposits(text: string | null): KnownDeposit[] {
  const raw = readJson(text);
  return Array.isArray(raw) ? raw.flatMap(toKnown).slice(-KNOWN_DEPOSITS) : [];
}

/** Finds the entry of a member. */
export function findDeposit(known: readonly KnownDeposit[], id: string): KnownDeposit | undefined {
  return known.find((one) => one.id === id);
}

/** Adds an entry to the list. */
export function rememberDeposit(known: readonly KnownDeposit[], one: KnownDeposit): KnownDeposit[] {
  return [...known, one].slice(-KNOWN_DEPOSITS);
}
