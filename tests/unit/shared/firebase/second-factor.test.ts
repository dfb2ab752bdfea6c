import { maskPhone, parseHints } from '@/lib/shared/firebase/factor-hint';
import { type FactorEvent, startFactor, stepFactor } from '@/lib/shared/firebase/second-factor';

const run = (events: readonly FactorEvent[], session: 'signin' | 'enroll' = 'signin') =>
  events.reduce(stepFactor, startFactor(session));
const choose = (hintId = 'h1', needsSending = true) => ({ type: 'choose', hintId, needsSending }) as const;
const sent = { type: 'sent', proof: 'p1' } as const;
const submit = (code = '123456') => ({ type: 'submit', code }) as const;
const refused = (fault: string) => ({ type: 'refused', fault }) as const;

test.each<[string, FactorEvent[], object]>([
  ['nothing yet', [], { phase: 'choosing' }],
  ['a phone is chosen', [choose()], { phase: 'sending', hintId: 'h1' }],
  ['an app is chosen: nothing is sent', [choose('h2', false)], { phase: 'code', hintId: 'h2' }],
  ['no hint is chosen', [choose('')], { phase: 'choosing', fault: 'auth/argument-error' }],
  ['the code is on its way', [choose(), sent], { phase: 'code', hintId: 'h1', proof: 'p1' }],
  [
    'sending fails',
    [choose(), refused('auth/too-many-requests')],
    { phase: 'choosing', fault: 'auth/too-many-requests' },
  ],
  ['a code before any was sent', [choose(), submit()], { phase: 'sending' }],
  ['an empty code', [choose(), sent, submit('')], { phase: 'code', fault: 'auth/invalid-verification-code' }],
  ['a code is checked', [choose(), sent, submit()], { phase: 'checking', proof: 'p1' }],
  ['a second submit while it is checked', [choose(), sent, submit(), submit('9')], { phase: 'checking' }],
  [
    'a wrong code may be typed again',
    [choose(), sent, submit(), refused('auth/invalid-verification-code')],
    { phase: 'code', proof: 'p1', fault: 'auth/invalid-verification-code' },
  ],
  [
    'an expired code leads back to the choice',
    [choose(), sent, submit(), refused('auth/code-expired')],
    { phase: 'choosing', fault: 'auth/code-expired' },
  ],
  ['another way', [choose(), sent, { type: 'back' }], { phase: 'choosing' }],
  ['accepted', [choose(), sent, submit(), { type: 'accepted' }], { phase: 'done' }],
  ['accepted out of turn', [choose(), { type: 'accepted' }], { phase: 'sending' }],
  ['closed stays closed', [{ type: 'close' }, choose()], { phase: 'closed' }],
  ['done stays done', [choose(), sent, submit(), { type: 'accepted' }, choose()], { phase: 'done' }],
])('%s (A23)', (_name, events, state) => {
  for (const session of ['signin', 'enroll'] as const)
    expect(run(events, session)).toMatchObject({ ...state, session });
});

test('going back drops the sent code (A23)', () => {
  expect(run([choose(), sent, { type: 'back' }])).toEqual({ session: 'signin', phase: 'choosing' });
});

test.each([
  ['+84912345678', '+•••••••5678'],
  ['+*******5678', '+•••••••5678'],
  ['+1 (650) 555-3434', '+•••••••3434'],
  ['123', '•••'],
  ['', ''],
])('%s is shown as %s (A23)', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

test('hints without an enrolment id, or of another kind, are left out (A23)', () => {
  const hints = [
    { uid: 'a', factorId: 'phone', displayName: 'Work', phoneNumber: '+84912345678' },
    { uid: 'b', factorId: 'totp', displayName: null },
    { uid: '', factorId: 'phone', phoneNumber: '+84912345678' },
    { uid: 'd', factorId: 'passkey' },
    null,
    7,
  ];
  expect(parseHints(hints)).toEqual([
    { uid: 'a', factor: 'phone', label: 'Work · +•••••••5678' },
    { uid: 'b', factor: 'totp', label: '' },
  ]);
});
