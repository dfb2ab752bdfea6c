import { cancelSecondFactor, getSecondFactor, setSecondFactor } from '@/lib/client/auth/second-factor';
import { submitVerification } from '@/lib/client/auth/submit-verification';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

const PROOF = { verifyType: 'ga', verifyCode: '123456' } as const;
const finish = jest.fn();
const onCancel = jest.fn();
const second = {
  login: { type: 'username', username: 'lan', password: '' },
  offered: ['ga'],
  finish,
  onCancel,
} as const;

beforeEach(() => {
  resetPage();
  setSecondFactor(second);
});

// The way back from a sign-in card is a step in the history, which closes the dialog.
test('a login that has succeeded is not broken off by what closes its dialog (A9, K11)', async () => {
  fakeFetch(() => success({ token: 'h', userName: 'lan' }));
  await submitVerification(second, PROOF);
  expect(finish).toHaveBeenCalledTimes(1);
  cancelSecondFactor();
  expect(onCancel).not.toHaveBeenCalled();
  expect(getSecondFactor()).toBeUndefined();
});

test('one that has not is (A9, K11)', async () => {
  fakeFetch(() => failure('verify.code.err', 'The code is wrong.'));
  await submitVerification(second, PROOF);
  cancelSecondFactor();
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(finish).not.toHaveBeenCalled();
});
