// Push on the wire: which documents may speak to the messaging service, and what they say of it.
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

afterEach(() => control(site.provider, 'reset', {}));

const connectsOf = async (host: string) => {
  const { headers, text } = await ask({ port: site.port, path: '/m/home', host });
  const policy = String(headers['content-security-policy']);
  return { text, connects: policy.split('; ').find((one) => one.startsWith('connect-src ')) ?? '' };
};

it('lets the service’s hosts, here the registry’s, into the documents of a merchant with push alone (SEC-79, P2)', async () => {
  // One Tap comes from the same origin here.
  for (const merchant of ['aurora', 'noor'])
    await control(site.provider, 'status', { merchant, patch: { whitelabelVal: { GOOGLELOGIN3: false } } });
  await control(site.provider, 'config', { merchant: 'noor', patch: { sms: { vapidKey: null } } });
  const withPush = await connectsOf('aurora.localhost');
  expect(withPush.connects).toContain(` ${site.provider}`);
  expect(withPush.text).toContain(`data-push-hosts="${site.provider} ${site.provider}"`);
  expect(withPush.connects).not.toContain('googleapis.com/');
  const without = await connectsOf('noor.localhost');
  expect(without.connects.split(' ')).not.toContain(site.provider);
});

it('holds no key, no project and no token of the service in a document', async () => {
  const { text } = await connectsOf('rio.localhost');
  expect(text).toContain(`data-push-hosts="${site.provider} ${site.provider}"`);
  // The page's script requests them when it sets up push.
  const path = '/wps/system/config';
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const settings = await ask({ port: site.port, host: 'rio.localhost', path, headers });
  const { config, vapidKey } = JSON.parse(settings.text).value.sms;
  for (const secret of [vapidKey, config.apiKey, config.projectId, config.appId]) {
    expect(secret).toMatch(/.{8}/);
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/vapid|FCM_|registrationToken/i);
});

it('answers the worker with a policy that allows pictures of messages, and no other script (ruling 41, SEC-91)', async () => {
  const { headers, text } = await ask({ port: site.port, path: '/m/sw.js?env=production&merchant=aurora' });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*img-src 'self' https: http:/);
  expect(text).toContain('push-received');
  expect(text).toContain('pushsubscriptionchange');
});
