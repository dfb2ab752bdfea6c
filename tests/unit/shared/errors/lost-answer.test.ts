import { toLostAnswer } from '@/lib/shared/errors/to-lost-answer';

const failure = (code: string, status: number) =>
  ({ ok: false, code, message: 'text', status, traceId: 't' }) as const;

test.each([
  ['timeout', 504, true],
  ['timeout', 0, true],
  ['network_error', 502, true],
  ['network_error', 0, true],
  ['invalid_response', 502, true],
  ['network_offline', 0, true],
])('after %s under %i no one knows whether there is an account (FLT-39)', (code, status, wasOnline) => {
  expect(toLostAnswer(failure(code, status), wasOnline, 'registration_unknown')).toEqual({
    ...failure('registration_unknown', status),
    message: '',
  });
});

test.each([
  ['register.username.exists', 200],
  ['encryption_unavailable', 502],
  ['unavailable', 503],
  ['TOO_MANY_REQUESTS', 429],
])('%s reports that there is none', (code, status) => {
  expect(toLostAnswer(failure(code, status), true, 'registration_unknown')).toEqual(failure(code, status));
});

test('an offline start sends nothing', () => {
  expect(toLostAnswer(failure('network_offline', 0), false, 'registration_unknown').code).toBe(
    'network_offline',
  );
});
