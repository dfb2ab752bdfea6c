import { act, renderHook } from '@testing-library/react';
import { useFirebaseSignIn } from '@/components/auth/firebase/use-firebase-sign-in';
import { createSocialSignIn, type SignInOutcome } from '@/lib/client/firebase/social-sign-in';

jest.mock('@/lib/client/firebase/social-sign-in', () => ({ createSocialSignIn: jest.fn() }));

const FACTS = { config: { apiKey: 'k', authDomain: 'one.firebaseapp.com', projectId: 'one' } };

test('a sign-in by redirect that ends late neither shows nor ends the wait for a newer window (A20)', async () => {
  const returned = Promise.withResolvers<SignInOutcome>();
  const run = jest.fn(() => new Promise<SignInOutcome>(() => undefined));
  const prepare = async () => undefined;
  jest.mocked(createSocialSignIn).mockReturnValue({ prepare, run, resume: () => returned.promise });
  const end = jest.fn();
  const { result } = renderHook(() => useFirebaseSignIn(FACTS, end));
  await act(async () => void result.current.resume('FACEBOOK'));
  expect(result.current.pending).toBe('FACEBOOK');
  await act(async () => void result.current.start('GOOGLE'));
  await act(async () => returned.resolve({ kind: 'incognito' }));
  expect(run).toHaveBeenCalledWith('GOOGLE');
  expect([result.current.pending, end.mock.calls]).toEqual(['GOOGLE', []]);
});
