// Signs a visitor in with the remembered login, silently, and stays on the page.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { openMemberSession } from '@/lib/client/auth/finish-login';
import { isReturnPage } from '@/lib/client/auth/is-return-page';
import { openSecondFactor } from '@/lib/client/auth/open-second-factor';
import { storeAutoLoginChoice } from '@/lib/client/auth/remember/auto-login-choice';
import {
  getAutoLoginFacts,
  readRemembered,
  takeLegacyRecord,
} from '@/lib/client/auth/remember/remembered-store';
import { takeGo } from '@/lib/client/auth/stored-go';
import { getDeviceFacts } from '@/lib/client/device/get-device-facts';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { reloadPage, replacePage } from '@/lib/client/page/leave-page';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { withTabLock } from '@/lib/client/page/with-tab-lock';
import { refreshSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { buildLoginRequest } from '@/lib/shared/auth/build-login-request';
import { readMayaHash } from '@/lib/shared/auth/maya/maya-query';
import { autoLoginLeave, pickAutoLogin, type UsableRecord } from '@/lib/shared/auth/remember/auto-login';
import type { Success } from '@/lib/shared/calls/envelope';
import { login } from '@/lib/shared/calls/session-table';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';

type Address = Pick<Location, 'search' | 'hash'>;

/** Returns the usable record; read again under the lock, since another tab may sign in or out meanwhile. */
function pickNow({ search, hash }: Address, legacy: UsableRecord | undefined): UsableRecord | undefined {
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
  const body = buildLoginRequest(form, facts);
  const answer = await callApi(login, { body, device: facts.device });
  if (answer.ok) return finishAutoLogin(answer, record);
  const finish = (opened: Success<WireLoginAnswer>): void => {
    if (!finishAutoLogin(opened, record)) reloadPage();
  };
  const due = { login: body, finish, onCancel: () => storeAutoLoginChoice(false) };
  // The login is not the player's action: effects apply, no failure shows.
  if (!openSecondFactor(answer, due)) handleFailure(answer, { silent: true });
  return false;
}

/** Returns whether the page is being left. If the player signs in by hand meanwhile, the last login wins. */
function finishAutoLogin(answer: Success<WireLoginAnswer>, record: UsableRecord): boolean {
  const { isExpiryForced } = getAutoLoginFacts();
  const context = { type: 'username', isExpiryForced, remember: record } as const;
  const isForced = openMemberSession(answer, context);
  const place = autoLoginLeave(window.location, isForced, takeGo());
  if (place === undefined) return false;
  replacePage(place);
  return true;
}

/** Runs the auto-login if allowed, one tab at a time. `address` is that before the wallet session is taken. A
 * record of the previous site gets one try. Returns whether the page is being left. */
export async function runAutoLogin(address: Address): Promise<boolean> {
  const legacy = takeLegacyRecord();
  if (!pickNow(address, legacy)) return false;
  return withTabLock('auto-login', async () => {
    const record = pickNow(address, legacy);
    return record !== undefined && signIn(record, legacy !== undefined);
  });
}
