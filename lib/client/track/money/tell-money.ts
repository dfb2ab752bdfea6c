// Tells of a deposit or withdrawal that a believed sender reported.
import 'client-only';
import { within } from '@/lib/client/page/within';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { readDeposits, writeDeposits } from '@/lib/client/track/money/known-deposits';
import { newEventId } from '@/lib/client/track/new-event-id';
import { trackEvent } from '@/lib/client/track/track-event';
import { type MoneyEvent, stepMoney, toVisitorEvents } from '@/lib/shared/track/money/money-events';
import { type MoneyMessage, parseMoneyMessage } from '@/lib/shared/track/money/money-message';
import { addSeen, parseSeen } from '@/lib/shared/track/money/seen-movements';

const KNOWN_LIMIT_MS = 5_000;

// A game's host may be a trusted one too: both who listen to it hear the same event.
const told = new WeakSet<MessageEvent>();

/** Whether this tab hears of the movement for the first time. */
function isNews(sender: string, message: MoneyMessage): boolean {
  const seen = parseSeen(readStored(STORED.movementsSeen));
  const next = addSeen(seen, sender, message);
  if (next !== undefined && next !== seen) writeStored(STORED.movementsSeen, JSON.stringify(next));
  return next !== undefined;
}

/** Whose first deposit it is counts: a tab that is still finding out who is signed in waits for it. */
function whenMemberKnown(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (getSession().state === 'unknown') return;
      stop();
      resolve();
    };
    const stop = subscribeSession(settle);
    settle();
  });
}

function toEvents(message: MoneyMessage): readonly MoneyEvent[] {
  const session = getSession();
  if (session.state !== 'member' || session.info.id === '') return toVisitorEvents(message);
  const before = readDeposits();
  const { events, memory } = stepMoney(before, message, {
    customerId: session.info.id,
    newId: newEventId(),
  });
  writeDeposits(memory, before);
  return events;
}

/** Tells what an event from a sender that is believed says of money; any other message is passed over. Never throws. */
export async function reportMoney(event: MessageEvent): Promise<void> {
  const message = told.has(event) ? undefined : parseMoneyMessage(event.data);
  if (!message || !isNews(event.origin, message)) return;
  told.add(event);
  await within(whenMemberKnown(), KNOWN_LIMIT_MS);
  for (const { name, payload, eventId } of toEvents(message)) trackEvent(name, payload, { eventId });
}
