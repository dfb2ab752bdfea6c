import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { refetchWhenShown } from '@/lib/client/data/refetch-when-shown';
import { getMemberId, subscribeSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { reportMovement } from '@/lib/client/track/money/report-money';
import { transactions } from '@/lib/shared/calls/member-table';
import { parseTransactions } from '@/lib/shared/member/wallet';
import { parseKnownPayments, readPayments } from '@/lib/shared/track/money/listed-payments';
import { parseUrl } from '@/lib/shared/url/parse-url';

const LATEST = { page: '1', size: '20' } as const;

/** Compares the member's list with what this device knows, and reports what is new. */
async function checkPayments(member: string): Promise<void> {
  const answer = await callApi(transactions, { query: LATEST });
  if (!answer.ok || getMemberId() !== member) return;
  // Read now: another tab may have compared meanwhile.
  const known = parseKnownPayments(readStored(STORED.payments), member);
  const { messages, marks } = readPayments(parseTransactions(answer.value), known);
  writeStored(STORED.payments, JSON.stringify({ member, marks }));
  for (const message of messages) {
    if (getMemberId() !== member) return;
    await reportMovement('', message);
  }
}

/** Returns whether the player comes from elsewhere, where money may have moved: not by a link or a reload of the site's own pages. */
function comesFromElsewhere(): boolean {
  return parseUrl(document.referrer)?.origin !== window.location.origin;
}

/** Reads the list of payments when a member is first seen on this device, comes to the site, or shows the tab again. Returns the stop function. */
export function watchPayments(): () => void {
  let isDue = comesFromElsewhere();
  const check = (): void => {
    const member = getMemberId();
    if (member === '') return;
    isDue = false;
    void checkPayments(member);
  };
  const checkNew = (): void => {
    if (isDue || !parseKnownPayments(readStored(STORED.payments), getMemberId())) check();
  };
  const stops = [refetchWhenShown(check), subscribeSession(checkNew)];
  checkNew();
  return () => {
    for (const stop of stops) stop();
  };
}
