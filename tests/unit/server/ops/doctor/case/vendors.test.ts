import { checkChat } from '@/lib/server/ops/doctor/checks/chat';
import { checkManifest } from '@/lib/server/ops/doctor/checks/manifest';
import { checkPixels, sourcesOf } from '@/lib/server/ops/doctor/checks/pixels';
import { checkSizedImages } from '@/lib/server/ops/doctor/checks/sized-images';
import { checkSocial } from '@/lib/server/ops/doctor/checks/social';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { namedAt, textsOf } from '@/tests/unit/server/ops/doctor/case/named-case';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

const MANIFEST = 'GET /wps/system/manifest.json';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const provider = freshProvider();
beforeAll(() => {
  setEnv({ FIREBASE_AUTH_EMULATOR: provider.origin });
});

const named = (more: object = {}) => namedAt(provider.origin, more);

test('invalid pixel ids are reported by their field, and an Adjust that receives nothing (B41, SEC-77)', async () => {
  const domains = [
    { domain: 'one.localhost', fbPixelId: 'abc', gtagId: 'G-ABCD1234', adjustId: 'abcdefabcdef' },
  ];
  const findings = await checkPixels({ ...named(), config: { domains } });
  expect(textsOf(findings, 'fault')).toEqual([
    expect.stringContaining('fbPixelId "abc" of one.localhost is no id of meta'),
  ]);
  expect(textsOf(findings, 'warning')).toEqual(['Adjust receives no events of one.localhost']);
  expect(textsOf(findings, 'ok')).toEqual(['one.localhost: gtag G-ABCD1234; adjust abcdefabcdef']);
  expect(textsOf(await checkPixels({ ...named(), config: {} }), 'note')).toEqual(['no host has a pixel']);
});

test('the sources of a directive are read from a policy (B41)', () => {
  const policy =
    "default-src 'none'; connect-src 'self' https://a.example; script-src 'nonce-x' 'strict-dynamic'";
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://a.example']);
  expect(sourcesOf(policy, 'frame-src')).toEqual([]);
});

test('icons are measured, a name that is too long and an icon from elsewhere are reported (B41, W6)', async () => {
  provider.answers[MANIFEST] = {
    json: {
      name: 'Another brand',
      short_name: 'A name that is far too long',
      icons: [
        { src: `${provider.origin}/icon.png`, sizes: '192x192', type: 'image/png' },
        { src: 'https://elsewhere.example/icon.png', sizes: '512x512', type: 'image/png' },
      ],
    },
  };
  provider.answers['GET /icon.png'] = {
    text: PNG as unknown as string,
    headers: { 'content-type': 'image/png' },
  };
  const status = parseStatus({ imageCDNs: [provider.origin] });
  const findings = await checkManifest({ ...named(), status });
  expect(textsOf(findings, 'fault')).toEqual([
    `${provider.origin}/icon.png is 1×1, the manifest says 192×192`,
  ]);
  expect(textsOf(findings, 'warning')).toEqual([
    expect.stringMatching(/the name under the icon is cut to/),
    expect.stringMatching(/^installed, the site is "Another brand"; its pages say "/),
    '"https://elsewhere.example/icon.png" is not used',
  ]);
});

test('sign-in methods without settings, and hosts that a third party does not know, are faults (B41, A11)', async () => {
  const config = {
    sms: { config: { apiKey: 'key', authDomain: 'one.firebaseapp.com', projectId: 'one-project' } },
    telegram: { botId: '12345', authDomain: 'other.example' },
  };
  const switches = { GOOGLELOGIN3: true, LINELOGIN3: true, TELEGRAMLOGIN3: true };
  const status = parseStatus({ whitelabelVal: switches });
  provider.answers['GET /identitytoolkit.googleapis.com/v1/projects'] = {
    json: { authorizedDomains: ['two.example'] },
  };
  const findings = await checkSocial({
    ...named({ hosts: ['www.one.example', 'www.two.example'] }),
    status,
    config,
  });
  expect(textsOf(findings, 'fault')).toEqual([
    expect.stringContaining('LINELOGIN3 is on, but line is not offered: gateway.lineClientId'),
    expect.stringContaining('Firebase project one-project does not know www.one.example'),
  ]);
  expect(textsOf(findings, 'ok')).toContain('Firebase project one-project lets www.two.example sign in');
  expect(textsOf(findings, 'warning')).toHaveLength(2);
  expect(await checkSocial({ ...named(), status: parseStatus({}), config: {} })).toMatchObject([
    { level: 'note' },
  ]);
});

test('a chat script whose host is not in chatHosts is reported, with the key to set (B41, SEC-78)', async () => {
  const script = 'GET /wps/relay/WPSCORE_getCustomerServiceScript';
  const findings = async (scriptUrl: unknown, chatHosts: readonly string[]) => {
    provider.answers[script] = ok({ scriptUrl, widget: 'Chat' });
    return checkChat(named({ chatHosts }));
  };
  const refused = await findings('https://chat.vendor.example/w.js', []);
  expect(textsOf(refused, 'warning')).toEqual([expect.stringContaining('chat.vendor.example')]);
  expect(refused[0]?.remedy).toContain('add "chat.vendor.example" to chatHosts');
  expect(
    textsOf(await findings('https://cdn.livechatinc.com/tracking.js', ['tawk']), 'warning'),
  ).toHaveLength(1);
  expect(
    textsOf(await findings('http://chat.vendor.example/w.js', ['chat.vendor.example']), 'warning'),
  ).toHaveLength(1);
  expect(textsOf(await findings('https://cdn.livechatinc.com/tracking.js', ['livechat']), 'ok')).toHaveLength(
    1,
  );
  expect(textsOf(await findings(null, []), 'note')).toEqual(['there is no widget']);
});

test('a width that the image server lacks is reported, before players load each picture twice (N4)', async () => {
  const status = parseStatus({ imageCDNs: [provider.origin] });
  const config = { banners: [{ groupName: 'm_home', url: `${provider.origin}/art/1.png` }] };
  const check = (sizedPath?: string, banners: object = config) =>
    checkSizedImages({
      ...named(sizedPath === undefined ? {} : { images: { sizedPath } }),
      ...{ status, config: banners },
    });
  expect(await check()).toEqual([]);
  expect(textsOf(await check('w={width}/{path}', {}), 'note')).toHaveLength(1);
  const url = `${provider.origin}/w=360/art/1.png`;
  provider.answers['GET /w=360/art/1.png'] = {
    text: PNG as unknown as string,
    headers: { 'content-type': 'image/png' },
  };
  expect(textsOf(await check('w={width}/{path}'), 'warning')).toEqual([
    `${url} is 1 px wide, not 360 px wide`,
  ]);
  expect(textsOf(await check('gone={width}/{path}'), 'fault')).toEqual([
    expect.stringMatching(/gone=360\/art\/1\.png .*: players load each picture twice$/),
  ]);
});
