import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { dropEntryNote, storeEntryNote } from '@/lib/client/auth/entry-note';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { handleLostAnswer } from '@/lib/client/failure/handle-lost-answer';
import { showToast } from '@/lib/client/notice/notice-store';
import { replacePage } from '@/lib/client/page/leave-page';
import { notifyTabs } from '@/lib/client/session/session-channel';
import { renewHandle } from '@/lib/client/session/session-store';
import { afterLoginHref } from '@/lib/shared/auth/after-login-href';
import type { Failure } from '@/lib/shared/calls/envelope';
import { changePassword } from '@/lib/shared/calls/password-table';
import { ROUTES } from '@/lib/shared/routes';

/** Changes the password and leaves for `go` or home; a player who has gone on meanwhile stays, and reads `done`. The API proxy encrypts it. Returns any failure. */
export async function submitPassword(
  oldPassword: string,
  newPassword: string,
  done: string,
): Promise<Failure | undefined> {
  const before = { wasOnline: window.navigator.onLine, path: window.location.pathname };
  const answer = await callApi(changePassword, { body: { oldPassword, newPassword } });
  if (!answer.ok) return handleLostAnswer(answer, before, 'password_unknown');
  // The session continues under a new handle: late failures of the old one must not end it.
  if (answer.value?.token) renewHandle(answer.value.token);
  notifyTabs('signed-in');
  dropRemembered();
  dropEntryNote();
  if (window.location.pathname !== before.path) {
    showToast({ text: done });
    return undefined;
  }
  const href = afterLoginHref(new URLSearchParams(window.location.search));
  if (new URL(href, window.location.href).pathname === ROUTES.member) storeEntryNote('changed');
  replacePage(href);
  return undefined;
}
