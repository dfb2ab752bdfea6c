// Pixels on the wire: which documents may connect to which platforms (SEC-79, SEC-82, T4).
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

const documentOf = async (host: string, cookie?: string) => {
  const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
  const answer = await ask({ port: site.port, path: '/m/home', host, headers });
  const policy = String(answer.headers['content-security-policy']);
  return {
    text: answer.text,
    connects: policy.split('; ').find((one) => one.startsWith('connect-src ')) ?? '',
  };
};

it('a host’s documents allow the places of its own pixels, whatever the visitor has chosen (SEC-79)', async () => {
  const control = (place: string, body: object) =>
    fetch(`${site.provider}/control/${place}`, { method: 'POST', body: JSON.stringify(body) });
  // Push and One Tap come from the same origin here.
  for (const merchant of ['aurora', 'noor']) {
    await control('config', { merchant, patch: { sms: { vapidKey: null } } });
    await control('status', { merchant, patch: { whitelabelVal: { GOOGLELOGIN3: false } } });
  }
  for (const cookie of [undefined, 'mc_consent=no', 'mc_consent=yes'])
    expect((await documentOf('x.aurora.localhost', cookie)).connects.split(' ')).toContain(site.provider);
  expect((await documentOf('noor.localhost')).connects.split(' ')).not.toContain(site.provider);
});

it('no document names a pixel: the browser fetches them when it may (B7)', async () => {
  const { text } = await documentOf('aurora.localhost', 'mc_consent=yes');
  expect(text).not.toMatch(/GTM-AURORA|G-AURORA|CAURORA0|100000000000011|auroraaurora/);
});
