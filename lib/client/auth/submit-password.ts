import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { storeEntryNote } from '@/lib/client/auth/entry-note';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { handleLostAnswer } from '@/lib/client/failure/handle-lost-answer';
import { replacePage } from '@/lib/client/page/leave-page';
import { notifyTabs } from '@/lib/client/session/session-channel';
import { renewHandle } from '@/lib/client/session/session-store';
import { afterLoginHref } from '@/lib/shared/auth/after-login-href';
import type { Failure } from '@/lib/shared/calls/envelope';
import { changePassword } from '@/lib/shared/calls/password-table';
import { ROUTES } from '@/lib/shared/routes';

/** Changes the password and leaves for `go` or home. The API proxy encrypts it. Returns any failure. */
export async function submitPassword(oldPassword: string, newPassword: string): Promise<Failure | undefined> {
  const wasOnline = window.navigator.onLine;
  const answer = await callApi(changePassword, { body: { oldPassword, newPassword } });
  if (!answer.ok) return handleLostAnswer(answer, wasOnline, 'password_unknown');
  // The session continues under a new handle: late failures of the old one must not end it.
  if (answer.value?.token) renewHandle(answer.value.token);
  notifyTabs('signed-in');
  dropRemembered();
  const { pathname, href } = new URL(
    afterLoginHref(new URLSearchParams(window.location.search)),
    window.location.href,
  );
  if (pathname === ROUTES.member) storeEntryNote('changed');
  replacePage(href.slice(window.location.origin.length));
  return undefined;
}
