import fc from 'fast-check';
import { parseFailureValue } from '@/lib/shared/errors/failure-value';
import { isPlayerCode, isPlayerText } from '@/lib/shared/errors/player-text';
import { anyCharacter } from '@/tests/support/any-character';

test.each([
  'Wrong user name or password. Check both and try again.',
  'Password: 6 to 64 characters.',
  'Too many wrong tries. Please wait 12 minutes.',
  'Closed daily from 12:30:45 to 13:00, back at noon.',
  'At midnight. We come back then.',
  'The least bet is 1.234.567.890 ₫ (about 50,000 VND).',
  'Your account needs a check; call +84 90 123 45 67 or write to help@brand.example.',
  'First line\nSecond line, and/or a third',
  'Pls wait, ora non è possibile.',
  'Tên đăng nhập hoặc mật khẩu không đúng.',
  'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้องกรุณาลองใหม่อีกครั้งในภายหลังหรือติดต่อฝ่ายบริการ',
  '用户名或密码错误，请重新输入。',
  'اسم المستخدم أو كلمة المرور غير صحيحة.',
  'Please login',
  'No account is linked to this log-in yet. (firebase)',
  'Account locked. Reference TXN-20261123-00.',
])('%j is a sentence for players (SEC-36)', (text) => {
  expect(isPlayerText(text)).toBe(true);
});

test.each([
  '',
  '  ',
  'x'.repeat(301),
  'a\u0000b',
  'a\u001b[31mb',
  'a\u202eb',
  'a\ud800b',
  'Back at <b>noon</b>.',
  '<!-- x -->',
  'Value {"id":7}',
  'Failed\n\tat com.acme.Dao.find(Dao.java:12)',
  'TypeError: x is not a function\n    at run (app.js:1:2)',
  'java.lang.NullPointerException',
  'Cannot read properties of undefined, TypeError',
  'connect ECONNREFUSED 10.0.3.7:5432',
  'the host 10.0.3.7 is away',
  'the host fe80:0:0:1::2 is away',
  'db.internal is away',
  'redis:6379 is away',
  'db-1.prod.example.net is away',
  'see https://wiki.example/x',
  'postgres://u:p@h/db',
  'open /etc/passwd failed',
  'open C:\\apps\\x failed',
  'no such file (ENOENT)',
  "Access denied for 'root'@'db-1' (using password: YES)",
  'SELECT id FROM members WHERE 1',
  'SQLSTATE 42P01',
  'ORA-00942 happened',
  'password=hunter',
  'token: abc12345',
  'the secret abc12345 is old',
  'Authorization Bearer abcdefghij',
  'key AKIAIOSFODNN7EXAMPLE is old',
  'id 3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  '-----BEGIN KEY-----',
  'error:0407109F:rsa routines OpenSSL',
])('%j is not (SEC-36)', (text) => {
  expect(isPlayerText(text)).toBe(false);
});

test('no text makes it throw or takes long (SEC-36)', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400, unit: anyCharacter }),
      (text) => typeof isPlayerText(text) === 'boolean',
    ),
  );
  const startedMs = performance.now();
  isPlayerText('a.'.repeat(150));
  isPlayerText('a1'.repeat(150));
  isPlayerText('at '.repeat(100));
  isPlayerText('x'.repeat(5_000_000));
  expect(performance.now() - startedMs).toBeLessThan(500);
});

const speaks = { hasPlayerMessages: true };

test.each([
  ['login.cred.err', {}, true],
  ['telegram_validate_failed', {}, true],
  ['domain_not_available', {}, true],
  ['register.username.exists', speaks, true],
  ['vendor.busy', speaks, true],
  ['vendor.busy', {}, false],
  ['system.error', {}, false],
  ['internal.error', speaks, false],
  ['encryption.invalid', speaks, false],
  ['http_401', speaks, false],
  ['timeout', speaks, false],
  ['constructor', {}, false],
])('the words under %s on an endpoint %j are for players: %s (SEC-36, X8)', (code, row, isFor) => {
  expect(isPlayerCode(row, code)).toBe(isFor);
});

test('of a value only the flags of a second factor are left, as flags (S11, SEC-36)', () => {
  const value = {
    email: 'l***@brand.example',
    ga: true,
    sms: 0,
    node: '10.0.0.5',
    __proto__: { stack: 'x' },
  };
  expect(parseFailureValue('login_verify_required', value)).toEqual({ email: true, ga: true, sms: false });
  for (const odd of [null, 'x', 7, undefined])
    expect(parseFailureValue('login_verify_required', odd)).toBeUndefined();
  expect(parseFailureValue('vendor.busy', value)).toBeUndefined();
});
