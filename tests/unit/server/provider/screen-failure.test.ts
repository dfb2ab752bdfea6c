import { getLog } from '@/lib/server/platform/log';
import { toLoggedText } from '@/lib/server/provider/logged-text';
import { screenFailure } from '@/lib/server/provider/screen-failure';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { requestPasswordReset, resetPassword } from '@/lib/shared/calls/password-table';
import { login } from '@/lib/shared/calls/session-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

const failure = (code: string, message: string, value?: unknown) =>
  ({ ok: false, code, message, value, status: 200, traceId: 't1' }) as const;
const call = {
  merchant: aMerchant('http://a.example'),
  visitor: aVisitor(),
  row: login,
  body: { username: 'lan' },
};
const STACK =
  'NullPointerException for lan with password hunter and 10.0.0.5\n at com.acme.Dao.find(Dao.java:12)';

test('a sentence of a form’s refusal passes unchanged, and nothing is logged of it (SEC-36, X8)', () => {
  const logged = jest.spyOn(getLog(), 'info');
  const plain = failure('some.code', ' Try again, please: some.code ');
  expect(screenFailure(call, plain)).toEqual({ ...plain, value: undefined });
  expect(logged).not.toHaveBeenCalled();
});

test.each([requestPasswordReset, resetPassword])(
  'the provider’s message is withheld for a fault of the account recovery, and shown for a refusal (B1, X8)',
  (row) => {
    jest.spyOn(getLog(), 'info').mockImplementation(() => undefined);
    const broken = failure('mail.down', 'We could not reach the mail server of lan.');
    const messageOf = (status: number) => screenFailure({ ...call, row }, { ...broken, status }).message;
    expect([messageOf(500), messageOf(503)]).toEqual(['', '']);
    expect(messageOf(400)).toBe(broken.message);
  },
);

test('“please login” passes under any code of any endpoint (X8)', () => {
  expect(screenFailure({ ...call, row: memberInfo }, failure('x', 'Please login')).message).toBe(
    'Please login',
  );
});

test.each([login, memberInfo])(
  'a stack is withheld, and logged without what may name a player or open something (SEC-36, SEC-97)',
  (row) => {
    const logged = jest.spyOn(getLog(), 'info').mockImplementation(() => undefined);
    const screened = screenFailure({ ...call, row }, failure('login.cred.err', STACK, { node: '10.0.0.5' }));
    expect([screened.message, screened.value]).toEqual(['', undefined]);
    expect(logged.mock.calls).toEqual([
      [
        expect.objectContaining({
          traceId: 't1',
          code: 'login.cred.err',
          text: 'NullPointerException for … with password … and …  at …',
        }),
        'message of the provider withheld',
      ],
    ]);
  },
);

test('a plain sentence of an endpoint without messages for players is withheld under an unknown code (SEC-36)', () => {
  expect(screenFailure({ ...call, row: memberInfo }, failure('node.7', 'All is well.')).message).toBe('');
});

test('a logged text is cut, however long it is (SEC-97)', () => {
  expect(toLoggedText('word '.repeat(100_000)).length).toBeLessThanOrEqual(1_000);
});

test('a code that is a part of an address hides nothing of it (SEC-36)', () => {
  for (const [code, message] of [
    ['.', 'Node 10.0.0.5 is away.'],
    ['com.acme', 'See com.acme.Dao.find for more.'],
  ] as const)
    expect(screenFailure(call, failure(code, message)).message).toBe('');
});
