// Reports money movements as events, each once.
import 'client-only';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { getMemberId } from '@/lib/client/session/session-store';
import { whenSessionKnown } from '@/lib/client/session/when-session-known';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { claimMoney, isOthersMoney } from '@/lib/client/track/money/money-owner';
import { newEventId, trackEvent } from '@/lib/client/track/track-event';
import {
  type DepositMemory,
  type MoneyEvent,
  parseKnownDeposits,
  stepMoney,
  toVisitorEvents,
} from '@/lib/shared/track/money/money-events';
import { type MoneyMessage, parseMoneyMessage } from '@/lib/shared/track/money/money-message';
import { addSeen, parseSeen } from '@/lib/shared/track/money/seen-movements';

const KNOWN_LIMIT_MS = 5_000;

// A game's host may also be trusted: both listeners receive the same event.
const reported = new WeakSet<MessageEvent>();

/** Returns whether this device sees the member's movement for the first time. */
function isNews(sender: string, message: MoneyMessage): boolean {
  const seen = parseSeen(readStored(STORED.movementsSeen));
  const next = addSeen(seen, { sender, member: getMemberId() }, message);
  if (next !== undefined && next !== seen) writeStored(STORED.movementsSeen, JSON.stringify(next));
  return next !== undefined;
}

/** Returns both lists; read each time, as another tab may write. */
function readDeposits(): DepositMemory {
  return {
    submits: parseKnownDeposits(readStored(STORED.firstDeposit)),
    arrivals: parseKnownDeposits(readStored(STORED.firstArrival)),
  };
}

/** Stores changed lists. */
function writeDeposits(next: DepositMemory, before: DepositMemory): void {
  if (next.submits !== before.submits) writeStored(STORED.firstDeposit, JSON.stringify(next.submits));
  if (next.arrivals !== before.arrivals) writeStored(STORED.firstArrival, JSON.stringify(next.arrivals));
}

function toEvents(message: MoneyMessage): readonly MoneyEvent[] {
  const customerId = getMemberId();
  if (customerId === '') return toVisitorEvents(message);
  const before = readDeposits();
  const { events, memory } = stepMoney(before, message, { customerId, newId: newEventId() });
  writeDeposits(memory, before);
  return events;
}

/** Reports the events of a movement that this device has not seen, unless another member opened the sender,
 * which must be trusted. Never throws. */
export async function reportMovement(sender: string, message: MoneyMessage): Promise<void> {
  // First deposits count per member.
  await withTimeLimit(whenSessionKnown(), KNOWN_LIMIT_MS);
  claimMoney(sender);
  if (isOthersMoney(sender) || !isNews(sender, message)) return;
  for (const { name, payload, eventId } of toEvents(message)) trackEvent(name, payload, { eventId });
}

/** Reports the movement in a message of a trusted sender; ignores others. Never throws. */
export async function reportMoney(event: MessageEvent): Promise<void> {
  const message = reported.has(event) ? undefined : parseMoneyMessage(event.data);
  if (!message) return;
  reported.add(event);
  await reportMovement(event.origin, message);
}
