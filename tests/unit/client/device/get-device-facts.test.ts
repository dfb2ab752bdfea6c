import { getDeviceFacts } from '@/lib/client/device/get-device-facts';
import { buildLoginRequest } from '@/lib/shared/auth/build-login-request';
import { DEVICE_ID, openInWebview, resetPage } from '@/tests/unit/client/page-of';

beforeEach(resetPage);
afterEach(() => window.history.replaceState(null, '', '/'));

const form = { username: 'lan', password: 'pw' };

test('a plain browser sends its id and nothing else (E6, E9)', async () => {
  const facts = await getDeviceFacts();
  expect(facts).toEqual({ loginDeviceId: DEVICE_ID });
  expect(buildLoginRequest(form, facts)).toEqual({ ...form, type: 'username', loginDeviceId: DEVICE_ID });
});

test('the operator’s own app identifies itself (E6)', async () => {
  openInWebview();
  window.history.replaceState(null, '', '/m/login?inApp=1');
  const facts = await getDeviceFacts();
  expect(facts).toEqual({ loginDeviceId: DEVICE_ID, isOfficialAppLogin: true });
  expect(buildLoginRequest(form, facts).isOfficialAppLogin).toBe(true);
});

test('a web clip and an iPad are distinguished (E6)', async () => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 17_4)');
  expect(await getDeviceFacts()).toMatchObject({ device: 'IPAD' });
  localStorage.setItem('WEBCLIP', '1');
  expect(await getDeviceFacts()).toMatchObject({ device: 'WEBCLIP' });
});
