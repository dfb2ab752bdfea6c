import { callApi } from '@/lib/client/api/call-api';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { login } from '@/lib/shared/calls/session-table';
import { failure, fakeFetch } from '../fake-fetch';
import { resetPage } from '../page-of';

beforeEach(resetPage);

test('HTTP 401 of a public call is a refusal; of a member call it is the lost session (X6)', async () => {
  fakeFetch(() => failure('odd', 'Own words', { status: 401 }));
  expect(await callApi(login)).toMatchObject({ code: 'odd', message: 'Own words', status: 400 });
  expect(await callApi(memberInfo)).toMatchObject({ code: 'odd', status: 401 });
});

test('the code of a lost session on a public call is a refusal, too: there is no session to lose (X6)', async () => {
  fakeFetch(() => failure('login.not.session', 'Own words'));
  expect(await callApi(login)).toMatchObject({ code: 'unknown', message: 'Own words' });
  expect(await callApi(memberInfo)).toMatchObject({ code: 'login.not.session' });
});
