import { parseChallenge, toProofV3, toProofV4 } from '@/lib/shared/captcha/captcha-proof';

const v3 = { geetest_challenge: 'c', geetest_validate: 'v', geetest_seccode: 'v|jordan' };
const v4 = { captcha_id: 'i', lot_number: 'l', pass_token: 'p', gen_time: '1', captcha_output: 'o' };

test('version 3 sends challenge and seccode, version 4 what it validated (E4, E6)', () => {
  expect(toProofV3(v3)).toEqual({ geetestChallenge: 'c', geetestSeccode: 'v|jordan' });
  expect(toProofV4(v4)).toEqual({ geetestValidateV4: v4 });
});

test.each([
  [false],
  [null],
  [undefined],
  [''],
  [[]],
  [{}],
  [{ ...v3, geetest_seccode: '' }],
  [{ lot_number: 7 }],
])('%j is no proof', (validate) => {
  expect(toProofV3(validate)).toBeUndefined();
  expect(toProofV4(validate)).toBeUndefined();
});

test('only texts of a version 4 proof are sent', () => {
  expect(toProofV4({ ...v4, extra: { a: 1 }, none: null })).toEqual({ geetestValidateV4: v4 });
});

const raw = { gt: 'g', challenge: 'c', newCaptcha: true, success: 1 };

test.each([
  [raw, { offline: false, new_captcha: true }],
  [
    { ...raw, success: true },
    { offline: false, new_captcha: true },
  ],
  [
    { ...raw, success: 0 },
    { offline: true, new_captcha: true },
  ],
  [
    { ...raw, success: false, newCaptcha: false },
    { offline: true, new_captcha: false },
  ],
  [
    { gt: 'g', challenge: 'c' },
    { offline: true, new_captcha: true },
  ],
])('the challenge %j becomes %j of the loader (K6)', (answer, config) => {
  expect(parseChallenge(answer)).toEqual({ gt: 'g', challenge: 'c', ...config });
});

test.each([[null], [undefined], [{}], [{ gt: 'g' }], [{ challenge: 'c' }], [{ gt: 1, challenge: [] }]])(
  '%j is no challenge (K6)',
  (answer) => {
    expect(parseChallenge(answer as never)).toBeUndefined();
  },
);
