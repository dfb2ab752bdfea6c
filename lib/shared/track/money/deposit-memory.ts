// Which members have deposited on this device, with the id of their first deposit's events.

/** One member; an entry of an older version may hold his id alone. */
export type KnownDeposit = { readonly id: string; readonly eventId?: string };

/** Who asked for a deposit, and whose deposit arrived. */
export type DepositMemory = {
  readonly submits: readonly KnownDeposit[];
  readonly arrivals: readonly KnownDeposit[];
};

/** More members than this no device remembers; the oldest go. */
export const KNOWN_DEPOSITS = 50;

const ID = /^[^\p{Cc}]{1,64}$/u;
const EVENT_ID = /^[\w-]{16,64}$/;

function toKnown(raw: unknown): KnownDeposit[] {
  const { id, eventId } = (typeof raw === 'object' && raw !== null ? raw : { id: raw }) as Record<
    string,
    unknown
  >;
  if (typeof id !== 'string' || !ID.test(id)) return [];
  return [typeof eventId === 'string' && EVENT_ID.test(eventId) ? { id, eventId } : { id }];
}

/** Reads a stored list; what does not belong in it is passed over, and a broken text is an empty list. */
export function parseKnownDeposits(text: string | null): KnownDeposit[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.flatMap(toKnown).slice(-KNOWN_DEPOSITS) : [];
  } catch {
    return [];
  }
}

/** The entry of a member. */
export function findDeposit(known: readonly KnownDeposit[], id: string): KnownDeposit | undefined {
  return known.find((one) => one.id === id);
}

/** The list with one more. */
export function rememberDeposit(known: readonly KnownDeposit[], one: KnownDeposit): KnownDeposit[] {
  return [...known, one].slice(-KNOWN_DEPOSITS);
}
