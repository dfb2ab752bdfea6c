import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { closeNotice, getOverlays } from '@/lib/client/notice/notice-store';
import { getSession } from '@/lib/client/session/session-store';
import type { Failure } from '@/lib/shared/calls/envelope';
import {
  depositSettings,
  memberInfo,
  rankProgress,
  withdrawAccountInfo,
} from '@/lib/shared/calls/member-table';
import { consumerSetting } from '@/lib/shared/calls/push-table';
import { failure, fakeFetch } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

beforeEach(() => {
  resetPage();
  for (const notice of getOverlays().notices) closeNotice(notice.id);
});

test('five calls that lose the session together clear it and prompt once (X6, ruling 26)', async () => {
  signIn();
  fakeFetch(() => failure('user.or.token.invalid', 'gone', { status: 401 }));
  const rows = [memberInfo, rankProgress, depositSettings, withdrawAccountInfo, consumerSetting];
  const answers = await Promise.all(rows.map((row) => callApi(row as typeof memberInfo)));
  for (const answer of answers) handleFailure(answer as Failure, { silent: true });
  expect(getOverlays().notices).toHaveLength(1);
  expect(getOverlays().notices[0]).toMatchObject({
    textKey: 'sessionLost',
    button: 'login',
    buttonTo: '/m/login',
  });
  expect(getSession()).toEqual({ state: 'visitor' });
});

test('a later session that is lost prompts again (X6)', () => {
  const lost: Failure = { ok: false, code: 'customer.not.login', message: '', status: 200, traceId: '' };
  signIn('next');
  handleFailure(lost);
  expect(getOverlays().notices).toHaveLength(1);
  expect(getSession()).toEqual({ state: 'visitor' });
});
