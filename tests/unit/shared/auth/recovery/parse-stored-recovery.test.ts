import { parseStoredRecovery } from '@/lib/shared/auth/recovery/recovery-machine';

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
