import fc from 'fast-check';
import {
  parseStoredRecovery,
  proofFaultsOf,
  RECOVERY_START,
  type RecoveryEvent,
  recoveryTargetOf,
  stepRecovery,
} from '@/lib/shared/auth/recovery/recovery-machine';

const lan: RecoveryEvent = { type: 'requested', subject: { username: 'lan' } };
const back: RecoveryEvent = { type: 'back' };
const changed: RecoveryEvent = { type: 'changed' };
const run = (...events: RecoveryEvent[]) => events.reduce(stepRecovery, RECOVERY_START);

test('moves from the account to the code, back with the account, and to the end (B1)', () => {
  expect(run(lan)).toEqual({ step: 'prove', subject: { username: 'lan' } });
  expect(run(lan, back)).toEqual({ step: 'ask', subject: { username: 'lan' } });
  expect(run(lan, changed)).toEqual({ step: 'done' });
});

test('a change without a request, and anything after the end, means nothing (B1)', () => {
  expect(run(changed)).toBe(RECOVERY_START);
  expect(run(lan, changed, back, lan)).toEqual({ step: 'done' });
});

test('no list of events ends without a request before it (B1)', () => {
  const event = fc.constantFrom<RecoveryEvent>(lan, back, changed);
  fc.assert(
    fc.property(fc.array(event), (list) => {
      const isDone = run(...list).step === 'done';
      expect(isDone && !list.includes(lan)).toBe(false);
    }),
  );
});

test('names wait apart from numbers, case does not count (B11)', () => {
  expect(recoveryTargetOf({ username: 'Lan' })).toBe('name:lan');
  expect(recoveryTargetOf({ mobileNum: '912' })).toBe('number:912');
});

test('the second step shows all its faults in reading order', () => {
  const keys = (code: string, newPassword: string) =>
    proofFaultsOf({ code, newPassword }).map(({ key }) => key);
  expect(keys('', '')).toEqual(['codeRequired', 'passwordRequired']);
  expect(keys('123 456', '12345')).toEqual(['passwordShort']);
  expect(keys('1234', '123456')).toEqual([]);
});

const MINUTE = 60_000;

test.each([
  [{ username: 'lan', requestedAt: 0 }, 14 * MINUTE, { username: 'lan' }],
  [{ mobileNum: '300', requestedAt: 0 }, 0, { mobileNum: '300' }],
  [{ username: 'lan', requestedAt: 0 }, 15 * MINUTE, undefined],
  [{ username: 'lan', requestedAt: MINUTE }, 0, undefined],
  [{ username: 'lan' }, 0, undefined],
  [{ username: '', requestedAt: 0 }, 0, undefined],
  [{ mobileNum: 7, requestedAt: 0 }, 0, undefined],
  [undefined, 0, undefined],
])('%j at %i ms is %j (B1)', (stored, nowMs, subject) => {
  expect(parseStoredRecovery(stored, nowMs)).toEqual(subject);
});
