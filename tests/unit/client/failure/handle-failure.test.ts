import { handleFailure } from '@/lib/client/failure/handle-failure';
import { closeNotice, getOverlays, setDomainModal } from '@/lib/client/notice/notice-store';
import { resetPage } from '@/tests/unit/client/page-of';

const fail = (code: string, message = '', status = 200) => ({
  ok: false as const,
  code,
  message,
  status,
  traceId: 'trace',
});

beforeEach(() => {
  jest.useFakeTimers();
  resetPage();
  for (const notice of getOverlays().notices) closeNotice(notice.id);
  setDomainModal(false);
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('any other error shows the server text, or the key of its code, with its trace (X8, S14)', () => {
  handleFailure(fail('some.error', 'Closed today'));
  handleFailure(fail('timeout'));
  expect(getOverlays().notices).toMatchObject([
    { text: 'Closed today', traceId: 'trace' },
    { textKey: 'timeout' },
  ]);
});

test('the alert can be disabled; effects still run (X8, X3)', () => {
  localStorage.setItem('remPass', '{}');
  handleFailure(fail('login.cred.err', 'No'), { silent: true });
  expect(getOverlays().notices).toHaveLength(0);
  expect(localStorage.getItem('remPass')).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test('a form shows refusals itself, effects included; a fault is a notice there too (X8, S14, A3)', () => {
  localStorage.setItem('remPass', '{}');
  handleFailure(fail('login.cred.err', 'Wrong password'), { inForm: true });
  expect(getOverlays().notices).toEqual([]);
  expect(localStorage.getItem('remPass')).toBeNull();
  handleFailure(fail('timeout', 'Too slow', 504), { inForm: true });
  expect(getOverlays().notices).toMatchObject([{ text: 'Too slow' }]);
});

test.each(['login.cred.err', 'not.exists.user'])('%s drops the remembered login (X3)', (code) => {
  localStorage.setItem('remPass', '{}');
  handleFailure(fail(code, 'No'));
  expect(localStorage.getItem('remPass')).toBeNull();
});

test('a fault of the network keeps the remembered login (ruling 29)', () => {
  localStorage.setItem('remPass', '{}');
  handleFailure(fail('network_error', '', 0));
  expect(localStorage.getItem('remPass')).toBe('{}');
});

test('line_invalid_token and telegram_validate_failed clear what they name (X4)', () => {
  sessionStorage.setItem('lineSessionToken', 'l');
  sessionStorage.setItem('telegramAuth', 't');
  handleFailure(fail('line_invalid_token', 'a'));
  handleFailure(fail('telegram_validate_failed', 'b'));
  expect(sessionStorage.getItem('lineSessionToken')).toBeNull();
  expect(sessionStorage.getItem('telegramAuth')).toBeNull();
});

test('token_ip_different switches auto-login off (X5)', () => {
  handleFailure(fail('token_ip_different', 'Moved'));
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test.each([
  ['TOO_MANY_REQUESTS', 429],
  ['TOO_MANY_REQUEST_LOGIN', 200],
  ['network_error', 502],
  ['auth/cancelled-popup-request', 0],
])('%s under %i opens no dialog (X7)', (code, status) => {
  handleFailure(fail(code, 'text', status));
  expect(getOverlays()).toMatchObject({ notices: [], toasts: [], domainModal: false });
});

test('the message "please login" gets a button to the login page (X8)', () => {
  handleFailure(fail('x', 'Please login'));
  expect(getOverlays().notices[0]).toMatchObject({ button: 'login', buttonTo: '/m/login' });
});

test('domain_not_available opens its modal (S2)', () => {
  handleFailure(fail('domain_not_available'));
  expect(getOverlays().domainModal).toBe(true);
});

test('the offline toast disappears within 3 s (S13, X11)', () => {
  handleFailure(fail('network_offline', '', 0));
  expect(getOverlays().toasts).toMatchObject([{ textKey: 'network_offline' }]);
  jest.advanceTimersByTime(3_000);
  expect(getOverlays().toasts).toEqual([]);
});

test('the same message is not shown twice at a time (S14)', () => {
  handleFailure(fail('a', 'Same'));
  handleFailure(fail('b', 'Same'));
  expect(getOverlays().notices).toHaveLength(1);
});

test('a surface that the caller opens itself shows no notice; unowned it is one (S11)', () => {
  expect(handleFailure(fail('login_verify_required', 'Code'), { own: ['two-factor'] }).surface).toBe(
    'two-factor',
  );
  expect(getOverlays().notices).toHaveLength(0);
  handleFailure(fail('bind_customer_required', 'Bind'));
  expect(getOverlays().notices).toMatchObject([{ text: 'Bind' }]);
});
