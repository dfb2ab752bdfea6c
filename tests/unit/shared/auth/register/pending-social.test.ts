import { toPendingSocial } from '@/lib/shared/auth/register/pending-social';

test('each proof goes out under its own fields, none under any (E4, A10)', () => {
  const telegramAuth = { id: 1, hash: 'h' };
  expect(toPendingSocial(undefined)).toEqual({});
  expect(toPendingSocial({ kind: 'line', lineSessionToken: 't', name: 'Mai' })).toEqual({
    lineSessionToken: 't',
  });
  expect(toPendingSocial({ kind: 'telegram', telegramAuth })).toEqual({ telegramAuth });
  expect(toPendingSocial({ kind: 'firebase', channel: 'GOOGLE', idToken: 'i' })).toEqual({
    firebaseChannel2: 'GOOGLE',
    firebaseIdToken2: 'i',
  });
});
