import { renderHook, waitFor } from '@testing-library/react';
import { useOneTap } from '@/components/auth/firebase/use-one-tap';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { type OneTapSetup, startOneTap } from '@/lib/client/one-tap/start-one-tap';
import { resetPage } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/one-tap/start-one-tap', () => ({ startOneTap: jest.fn(() => () => undefined) }));
jest.mock('@/lib/client/firebase/sign-in-by-credential', () => {
  throw new Error('not loaded');
});

const FACTS = {
  ...{ google: true, facebook: false, twitter: false, autoCreate: false, manualRegistration: false },
  firebase: { config: {}, googleClientId: 'client-1' },
  isExpiryForced: false,
};

test('a log-in by One Tap whose library does not load is a notice, and no lost error', async () => {
  resetPage();
  window.history.replaceState(null, '', '/m/login');
  const end = jest.fn();
  renderHook(() => useOneTap(FACTS, end));
  await waitFor(() => expect(startOneTap).toHaveBeenCalledTimes(1));
  const [setup] = jest.mocked(startOneTap).mock.lastCall as [OneTapSetup];
  setup.onCredential('a.b.c');
  await waitFor(() => expect(getOverlays().notices).toMatchObject([{ textKey: 'network_error' }]));
  expect(end).not.toHaveBeenCalled();
});
