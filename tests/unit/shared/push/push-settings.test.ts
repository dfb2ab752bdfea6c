import {
  buildPushHostsText,
  parsePush,
  parsePushHosts,
  toPushAddress,
  toPushHosts,
} from '@/lib/shared/push/push-settings';

const config = {
  apiKey: 'key-1',
  projectId: 'one-1',
  appId: '1:2:web:3',
  messagingSenderId: '123',
  authDomain: 'x',
};
const vapidKey = `BA${'a'.repeat(85)}`;

test('the four settings and the key make push possible; nothing else is taken along (E12)', () => {
  const { authDomain: _left, ...stored } = config;
  expect(parsePush({ sms: { config, vapidKey: `${vapidKey}=` } })).toEqual({ config: stored, vapidKey });
});

test.each([
  ['no settings', undefined],
  ['no config', { sms: { vapidKey } }],
  ['no key', { sms: { config } }],
  ['a private key', { sms: { config, vapidKey: 'a'.repeat(43) } }],
  ['a key that is no point', { sms: { config, vapidKey: `C${'a'.repeat(86)}` } }],
  ['an API key with a colon', { sms: { config: { ...config, apiKey: 'a:b' }, vapidKey } }],
  ['a project with a slash', { sms: { config: { ...config, projectId: 'a/b' }, vapidKey } }],
  ['no app', { sms: { config: { ...config, appId: '' }, vapidKey } }],
  ['no sender', { sms: { config: { ...config, messagingSenderId: 'x' }, vapidKey } }],
])('%s: push is off (E12)', (_what, given) => {
  expect(parsePush(given as never)).toBeUndefined();
});

test('the registry replaces the two hosts, and the document names them only then (SEC-79)', () => {
  expect(buildPushHostsText({})).toBeUndefined();
  expect(parsePushHosts(undefined)).toBeUndefined();
  const text = buildPushHostsText({ fcmRegistrations: 'http://127.0.0.1:4010/x' });
  expect(text).toBe('https://firebaseinstallations.googleapis.com http://127.0.0.1:4010');
  const hosts = parsePushHosts(text) ?? toPushHosts({});
  expect(toPushAddress('https://fcmregistrations.googleapis.com/v1/a', hosts)).toBe(
    'http://127.0.0.1:4010/v1/a',
  );
  for (const other of [
    'https://fcmregistrations.googleapis.com.evil.example/v1',
    '/wps/x',
    'https://firebaseinstallations.googleapis.com/v1',
  ])
    expect(toPushAddress(other, hosts)).toBe(other);
});
