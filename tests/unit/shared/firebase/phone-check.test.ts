import { isProofGood, parsePhoneCheck, toE164 } from '@/lib/shared/firebase/phone-check';

const MINUTE = 60_000;
const proof = { phone: '+84912345678', code: '123456', idToken: 't', takenAt: 1_000 };
const wanted = { phone: proof.phone, code: proof.code };

test('a number is sent to Firebase with plus and dialling code (E4)', () => {
  expect(toE164({ countryDialingCode: '55', mobileNum: '11987654321' })).toBe('+5511987654321');
});

test.each([
  [
    { phone: '+84912345678', id: 'm1' },
    { phone: '+84912345678', id: 'm1' },
  ],
  [
    { phone: '+84912345678', id: 'm1', code: '123456' },
    { phone: '+84912345678', id: 'm1' },
  ],
  [{ phone: '+84912345678', id: '' }, undefined],
  [{ phone: 84912345678, id: 'm1' }, undefined],
  [{ id: 'm1' }, undefined],
  [undefined, undefined],
])('the storage’s %j is the check %j (E8)', (raw, check) => {
  expect(parsePhoneCheck(raw)).toEqual(check);
});

test.each([
  ['at once', wanted, 1_000, true],
  ['after fifty minutes', wanted, 1_000 + 50 * MINUTE, true],
  ['after fifty-five', wanted, 1_000 + 55 * MINUTE, false],
  ['with the clock set back', wanted, 999, false],
  ['for another number', { ...wanted, phone: '+84912345679' }, 1_000, false],
  ['for another code', { ...wanted, code: '654321' }, 1_000, false],
] as const)('%s a spent code’s token is shown again or not (A3)', (_, position, now, isGood) => {
  expect(isProofGood(proof, position, now)).toBe(isGood);
  expect(isProofGood(undefined, position, now)).toBe(false);
});
