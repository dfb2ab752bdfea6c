import { requestRecovery, submitRecovery } from '@/lib/client/auth/recovery/submit-recovery';
import { submitPassword } from '@/lib/client/auth/submit-password';
import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { closeNotice, getOverlays } from '@/lib/client/notice/notice-store';
import { leaveTo, replacePage } from '@/lib/client/page/leave-page';
import { type Answer, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn(), replacePage: jest.fn() }));

const lan = { username: 'lan' };
const NO_CAPTCHA = { login: false, sms: false };
const proof = { verifyCode: '123456', newPassword: 'Another-1' };

jest.mock('@/lib/client/captcha/get-captcha-proof', () => ({
  getCaptchaProof: jest.fn(async () => ({ ok: true })),
}));

beforeEach(() => {
  resetPage();
  jest.mocked(getCaptchaProof).mockClear();
});
afterEach(() => history.replaceState(null, '', '/'));

test('a request that is taken drops nothing of this device (B1)', async () => {
  fakeFetch(() => success(null));
  localStorage.setItem('remPass', '{}');
  expect(await requestRecovery(lan, NO_CAPTCHA)).toEqual({ ok: true });
  expect(getOverlays().notices).toEqual([]);
  expect(localStorage.getItem('remPass')).toBe('{}');
});

test.each([
  [lan, { login: false, sms: true }, []],
  [lan, { login: true, sms: false }, ['login']],
  [{ mobileNum: '912345678' }, { login: true, sms: false }, []],
  [{ mobileNum: '912345678' }, { login: false, sms: true }, ['sms']],
])('%j with the flags %j requires a captcha of %j (A17)', async (subject, shown, scenes) => {
  fakeFetch(() => success({ sent: true }));
  await requestRecovery(subject, shown);
  const requests = jest.mocked(getCaptchaProof).mock.calls.filter(([, isShown]) => isShown);
  expect(requests.map(([scene]) => scene)).toEqual(scenes);
});

test('too many requests open no dialog and are handed back (X7)', async () => {
  fakeFetch(() => failure('TOO_MANY_REQUEST', 'Wait 40 s', { status: 429 }));
  expect(await requestRecovery(lan, NO_CAPTCHA)).toMatchObject({
    ok: false,
    failure: { message: 'Wait 40 s' },
  });
  expect(getOverlays().notices).toEqual([]);
});

test('a new password drops the remembered login and leads back to the login, with its destination (B1, ruling 14)', async () => {
  history.replaceState(null, '', '/m/recover?go=%2Fm%2Fgame&kw=a');
  localStorage.setItem('remPass', '{}');
  const calls = fakeFetch(() => success({ changed: true }));
  expect(await submitRecovery({ mobileNum: '912345678' }, proof)).toBeUndefined();
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ mobileNum: '912345678', ...proof });
  expect(localStorage.getItem('remPass')).toBeNull();
  expect(leaveTo).toHaveBeenCalledWith('/m/login?kw=a&go=%2Fm%2Fgame');
  expect(sessionStorage.getItem('mc_entry_note')).toBe('recovered');
});

test('a wrong code is the form’s to show, and changes nothing (B1)', async () => {
  localStorage.setItem('remPass', '{}');
  fakeFetch(() => failure('verify.code.invalid', 'Wrong code'));
  expect(await submitRecovery(lan, proof)).toMatchObject({ message: 'Wrong code' });
  expect(getOverlays().notices).toEqual([]);
  expect(localStorage.getItem('remPass')).toBe('{}');
});

test.each([
  ['the recovery', () => submitRecovery(lan, proof)],
  ['the change', () => submitPassword('Old-pass1', proof.newPassword, 'Done')],
])(
  'without an answer to %s, the form says that the new password may already work (B1, R6)',
  async (_call, send) => {
    fakeFetch(() => failure('network_error', 'The service did not answer.', { status: 502 }));
    expect(await send()).toMatchObject({ code: 'password_unknown', message: '' });
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send()).toMatchObject({ code: 'password_unknown', message: '' });
  },
);

describe.each([
  ['a recovery', '/m/recover', () => submitRecovery(lan, proof)],
  ['a change of the password', '/m/changePsw', () => submitPassword('Old-pass1', proof.newPassword, 'Done')],
])('%s whose answer comes after the player has gone on', (_call, path, send) => {
  const answersLater = (answer: Answer) =>
    fakeFetch(() => {
      history.replaceState(null, '', '/m/news');
      return answer;
    });
  beforeEach(() => {
    for (const { id } of getOverlays().notices) closeNotice(id);
    history.replaceState(null, '', path);
  });

  test('leaves them on their page (B1, R6)', async () => {
    answersLater(success({ changed: true }));
    expect(await send()).toBeUndefined();
    expect(leaveTo).not.toHaveBeenCalled();
    expect(replacePage).not.toHaveBeenCalled();
    const isSaid = getOverlays().toasts.some((toast) => 'text' in toast && toast.text === 'Done');
    expect(isSaid || sessionStorage.getItem('mc_entry_note') === 'recovered').toBe(true);
  });

  test('shows its refusal as a notice (B1, R6, X10)', async () => {
    answersLater(failure('refused', 'Wrong'));
    await send();
    expect(getOverlays().notices).toMatchObject([{ text: 'Wrong' }]);
  });
});
