// A session ends, its player signs in again on the same page, and only then a slow call of the old session says that it is lost (X6).
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { closeNotice, getOverlays } from '@/lib/client/notice/notice-store';
import { getSession } from '@/lib/client/session/session-store';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { changePassword } from '@/lib/shared/calls/password-table';
import { type Answer, failure, fakeFetch, success } from '../fake-fetch';
import { resetPage, signIn } from '../page-of';

const LOST = failure('user.or.token.invalid', 'gone', { status: 401 });
beforeEach(() => {
  resetPage();
  for (const notice of getOverlays().notices) closeNotice(notice.id);
});

/** The first answer waits until it is released; later ones arrive immediately. */
function slowFirst(...later: Answer[]) {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  let nth = 0;
  const calls = fakeFetch(() => {
    nth += 1;
    return nth === 1 ? promise : (later[nth - 2] ?? success('more'));
  });
  return { calls, answerFirst: resolve };
}

test('a read call is repeated once under the new session, which stays (X6)', async () => {
  signIn('old');
  const { calls, answerFirst } = slowFirst(success('new'));
  const answer = callApi(memberInfo);
  signIn('new');
  answerFirst(LOST);
  expect(await answer).toMatchObject({ ok: true, value: 'new' });
  expect(calls).toHaveLength(2);
  expect(getSession()).toMatchObject({ state: 'member', info: { token: 'new' } });
});

test('a call with effects is not sent again: it fails, and the new session stays (X6)', async () => {
  signIn('old');
  const { calls, answerFirst } = slowFirst();
  const answer = callApi(changePassword, { body: { oldPassword: 'a', newPassword: 'b' } });
  signIn('new');
  answerFirst(LOST);
  const result = await answer;
  expect(result).toMatchObject({ ok: false, code: 'unknown', traceId: 'trace-of-failure-12345678' });
  if (!result.ok) handleFailure(result);
  expect(calls).toHaveLength(1);
  expect(getSession().state).toBe('member');
  expect(getOverlays().notices).toMatchObject([{ textKey: 'unknown' }]);
});

test('a new session that is lost too is lost, and no third call is sent (X6)', async () => {
  signIn('old');
  const { calls, answerFirst } = slowFirst(LOST);
  const answer = callApi(memberInfo);
  signIn('new');
  answerFirst(LOST);
  const result = await answer;
  if (!result.ok) handleFailure(result);
  expect([calls.length, getSession().state]).toEqual([2, 'visitor']);
});

test('without another session the loss is unchanged (X6)', async () => {
  signIn('old');
  const { calls, answerFirst } = slowFirst();
  const answer = callApi(memberInfo);
  answerFirst(LOST);
  expect(await answer).toMatchObject({ ok: false, code: 'user.or.token.invalid', status: 401 });
  expect(calls).toHaveLength(1);
});
