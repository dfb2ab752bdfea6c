import { getDeviceId, prepareDeviceId } from '@/lib/client/device/device-id';
import { readFingerprint } from '@/lib/client/device/read-fingerprint';
import { readTraits } from '@/lib/client/device/read-traits';
import { IDENTITY_WAIT } from '@/lib/shared/device/device-id';
import { fakeFetch } from '../fake-fetch';
import { DEVICE_ID, resetPage } from '../page-of';

jest.mock('@/lib/client/device/read-fingerprint', () => ({ readFingerprint: jest.fn() }));
jest.mock('@/lib/client/device/read-traits', () => ({ readTraits: jest.fn() }));

const HASH = 'a'.repeat(32);
const OF_HASH = 'aaaaaaaa-aaaa-8aaa-aaaa-aaaaaaaaaaaa';
const print = jest.mocked(readFingerprint);
const traits = jest.mocked(readTraits);
const stored = () => localStorage.getItem('loginDeviceId');

function setCookie(value: string): void {
  document.cookie = `mcd=${value}`;
}

/** The server's part: it sets the cookie that it is sent. */
function answerCookie() {
  return fakeFetch((path, { init }) => {
    if (path === '/m/device' && init.method === 'POST') setCookie(JSON.parse(String(init.body)).deviceId);
    return { body: { success: true, value: {} } };
  });
}

beforeEach(() => {
  resetPage();
  localStorage.clear();
  setCookie('; max-age=0');
  print.mockResolvedValue(HASH);
  traits.mockResolvedValue('b'.repeat(32));
});

test('a stored id is returned, and nothing is fetched or created (E9)', async () => {
  const calls = answerCookie();
  localStorage.setItem('loginDeviceId', DEVICE_ID);
  setCookie(DEVICE_ID);
  expect(await getDeviceId()).toBe(DEVICE_ID);
  expect(calls).toEqual([]);
  expect(print).not.toHaveBeenCalled();
});

test('without any, the fingerprint makes one, kept in the storage and by the server’s cookie (E9, ruling 22)', async () => {
  const calls = answerCookie();
  expect(await getDeviceId()).toBe(OF_HASH);
  expect(stored()).toBe(OF_HASH);
  const sent = calls.filter(({ init }) => init.method === 'POST');
  expect(sent.map(({ url, init }) => [url, init.body])).toEqual([
    ['/m/device', JSON.stringify({ deviceId: OF_HASH })],
  ]);
  expect(document.cookie).toContain(`mcd=${OF_HASH}`);
});

test.each(['short', `${DEVICE_ID}x`, ''])(
  'a stored %j is discarded and created again (E9)',
  async (broken) => {
    answerCookie();
    localStorage.setItem('loginDeviceId', broken);
    expect(await getDeviceId()).toBe(OF_HASH);
    expect(stored()).toBe(OF_HASH);
  },
);

test('an emptied storage is filled from the cookie, and an emptied cookie from the storage (E9)', async () => {
  const calls = answerCookie();
  setCookie(DEVICE_ID);
  expect(await getDeviceId()).toBe(DEVICE_ID);
  expect(stored()).toBe(DEVICE_ID);
  setCookie('; max-age=0');
  expect(await getDeviceId()).toBe(DEVICE_ID);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.cookie).toContain(`mcd=${DEVICE_ID}`);
  expect(calls.map(({ init }) => init.method)).toEqual(['POST']);
});

test('where the library cannot be loaded, the second source makes the id (E9)', async () => {
  answerCookie();
  print.mockRejectedValue(new Error('no chunk'));
  expect(await getDeviceId()).toBe('bbbbbbbb-bbbb-8bbb-bbbb-bbbbbbbbbbbb');
});

test('where nothing identifies the device, chance does, and the same id is sent ever after (E9)', async () => {
  answerCookie();
  print.mockRejectedValue(new Error('no chunk'));
  traits.mockRejectedValue(new Error('no hash'));
  const id = await getDeviceId();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await getDeviceId()).toBe(id);
  expect(stored()).toBe(id);
});

test('a login waits 1.5 s at most, and a late fingerprint changes nothing (E9)', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  answerCookie();
  let postMessage: (hash: string) => void = () => undefined;
  print.mockReturnValue(new Promise((resolve) => (postMessage = resolve)));
  const waiting = getDeviceId();
  await jest.advanceTimersByTimeAsync(IDENTITY_WAIT.deviceIdMs);
  const id = await waiting;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  postMessage(HASH);
  await jest.advanceTimersByTimeAsync(10);
  expect(stored()).toBe(id);
  jest.useRealTimers();
});

test('preparing creates it once, however many callers there are (E9)', async () => {
  answerCookie();
  prepareDeviceId();
  prepareDeviceId();
  expect(await Promise.all([getDeviceId(), getDeviceId()])).toEqual([OF_HASH, OF_HASH]);
  expect(print).toHaveBeenCalledTimes(1);
});

test('a server that is not reached changes nothing for the page (E9)', async () => {
  fakeFetch(() => {
    throw new TypeError('offline');
  });
  expect(await getDeviceId()).toBe(OF_HASH);
  expect(stored()).toBe(OF_HASH);
});
