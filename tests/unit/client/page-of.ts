// Puts the page of a test in order: whose it is, and who is signed in.
import { clearSession, setSession } from '@/lib/client/session/session-store';
import { toSessionInfo } from '@/lib/shared/auth/session-info';

/** Marks the page as one of a merchant in a language. */
export function setPage(merchant = 'aurora', language = 'EN'): void {
  Object.assign(document.documentElement.dataset, { merchant, language });
}

/** Signs a member in on the page, as the API proxy and a login would. */
export function signIn(handle = 'handle-1', userName = 'lan'): void {
  document.cookie = 'mc_hint=1';
  setSession(toSessionInfo({ token: handle, id: '1', userName }, 'aurora', ''));
}

/** A stored device id, so that a test's page does not create one. */
export const DEVICE_ID = '0a1b2c3d-4e5f-8a6b-9c7d-0123456789ab';

/** Signs out and clears all storage except the device id. */
export function resetPage(): void {
  document.cookie = 'mc_hint=; max-age=0';
  clearSession();
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('loginDeviceId', DEVICE_ID);
  document.cookie = `mcd=${DEVICE_ID}`;
  setPage();
}

/** Shows the page inside another app, until mocks are restored. */
export function openInWebview(): void {
  const agent =
    'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(agent);
}
