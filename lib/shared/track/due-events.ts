// Events in storage that wait to be reported: one JSON text a line, so that appending needs no parsing.
import { isRecord, readJson } from '@/lib/shared/is-record';
import { toEpochMs } from '@/lib/shared/to-epoch-ms';
import { DUE_LIMIT } from '@/lib/shared/track/due-limit';
import { type Customer, type EventPayload, isEventName, type ReportedEvent } from '@/lib/shared/track/event';
import { uniqueBy } from '@/lib/shared/unique-by';

const EVENT_ID = /^[\w-]{16,64}$/;
const MAX_TEXT = 256;
const NUMBERS = ['revenue', 'amount', 'value'] as const;
const TEXTS = ['currency', 'vendor', 'gameCode'] as const;

const isText = (one: unknown): one is string =>
  typeof one === 'string' && one !== '' && one.length <= MAX_TEXT;

function pick(
  raw: Record<string, unknown>,
  names: readonly string[],
  isFit: (one: unknown) => boolean,
): [string, unknown][] {
  return names.filter((name) => isFit(raw[name])).map((name) => [name, raw[name]]);
}

function parsePayload(raw: unknown): EventPayload {
  if (!isRecord(raw)) return {};
  return Object.fromEntries([...pick(raw, NUMBERS, Number.isFinite), ...pick(raw, TEXTS, isText)]);
}

function parseCustomer(raw: unknown): Customer | undefined {
  if (!isRecord(raw) || !isText(raw.customerId)) return undefined;
  return { customerId: raw.customerId, customerName: isText(raw.customerName) ? raw.customerName : '' };
}

function parseOnly(raw: unknown): Pick<ReportedEvent, 'only'> {
  return Array.isArray(raw) ? { only: raw.filter(isText) } : {};
}

function parseEvent(raw: unknown): ReportedEvent | undefined {
  if (!isRecord(raw)) return undefined;
  const { name, eventId } = raw;
  const time = toEpochMs(raw.time);
  if (!isEventName(name) || typeof eventId !== 'string' || !EVENT_ID.test(eventId)) return undefined;
  if (time <= 0) return undefined;
  const customer = parseCustomer(raw.customer);
  const payload = parsePayload(raw.payload);
  return { name, eventId, payload, time, ...parseOnly(raw.only), ...(customer ? { customer } : {}) };
}

/** Parses the waiting events in order, each id once; broken lines are skipped. */
export function parseDueEvents(text: string | null): ReportedEvent[] {
  const events = (text ?? '')
    .slice(0, 2 * DUE_LIMIT)
    .split('\n')
    .flatMap((line) => parseEvent(readJson(line)) ?? []);
  return uniqueBy(events, ({ name, eventId }) => `${name} ${eventId}`);
}
