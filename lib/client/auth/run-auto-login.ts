// Signs a visitor in by the remembered login, quietly, and stays on the page.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { openOnPage } from '@/lib/client/auth/finish-login';
import { isReturnPage } from '@/lib/client/auth/is-return-page';
import { getAutoLoginFacts, readRemembered, takeLegacy } from '@/lib/client/auth/remember/remembered-store';
import { getDeviceFacts } from '@/lib/client/device/device-facts';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { leaveTo } from '@/lib/client/page/leave-page';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { refreshSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { buildLoginRequest } from '@/lib/shared/auth/build-login-request';
import { readMayaHash } from '@/lib/shared/auth/maya/maya-query';
import { pickAutoLogin, type UsableRecord } from '@/lib/shared/auth/remember/auto-login';
import { autoLoginLeave } from '@/lib/shared/auth/remember/auto-login-leave';
import { login } from '@/lib/shared/calls/session-table';
import { isSessionLost } from '@/lib/shared/errors/is-session-lost';

const LOCK = 'mc-auto-login';

/** The parts of an address that may forbid an auto-login. */
export type LandingAttribution = { readonly search: string; readonly hash: string };

/** The record that counts now; asked again under the lock, since another tab may have signed in or out meanwhile. */
function pickNow(
  { search, hash }: LandingAttribution,
  legacy: UsableRecord | undefined,
): UsableRecord | undefined {
  return pickAutoLogin({
    session: refreshSession().state,
    query: new URLSearchParams(search),
    isReturn: isReturnPage() || readMayaHash(hash) !== undefined,
    facts: getAutoLoginFacts(),
    stored: readStored(STORED.autoLogin),
    record: legacy ?? readRemembered(),
    merchant: getPageFacts().merchant,
  });
}

async function signIn(record: UsableRecord, isLegacy: boolean): Promise<boolean> {
  const facts = await getDeviceFacts();
  const { username, password } = record;
  const secret = isLegacy ? { password } : { password: '', remembered: password };
  const form = { username, ...secret, remember: true };
  const answer = await callApi(login, { body: buildLoginRequest(form, facts), device: facts.device });
  if (!answer.ok) {
    // The player did not ask for this login: what follows from a no is done, nothing is shown. A visitor has no session to lose.
    if (!isSessionLost(answer)) handleFailure(answer, { silent: true });
    return false;
  }
  // The player may have signed in by hand or another way while the answer was under way: the last one counts, as everywhere.
  const { isExpiryForced } = getAutoLoginFacts();
  const context = { type: 'username', isExpiryForced, remember: record } as const;
  const isForced = openOnPage(answer, context);
  const place = autoLoginLeave(window.location.pathname, window.location.search, isForced);
  if (place === undefined) return false;
  leaveTo(place);
  return true;
}

/**
 * Runs the auto-login if all its conditions hold. Tabs take turns, so that one login serves them all; where locks are missing,
 * each tab goes alone. A refusal leaves a visitor: the record goes on a credential error alone, a second factor waits
 * for the login page. `arrival` is the address that the page was opened with: code that takes a wallet's session out of it does so at once
 *. A record of the site before this one is taken away first, tried once, and kept in this site's form if it was right.
 * True when the page is being left.
 */
export async function runAutoLogin(arrival: LandingAttribution): Promise<boolean> {
  const legacy = takeLegacy();
  if (!pickNow(arrival, legacy)) return false;
  const run = async () => {
    const record = pickNow(arrival, legacy);
    return record !== undefined && signIn(record, legacy !== undefined);
  };
  const { locks } = window.navigator;
  return locks ? locks.request(LOCK, run) : run();
}
