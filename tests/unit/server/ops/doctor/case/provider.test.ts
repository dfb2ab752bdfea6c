import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkProvider } from '@/lib/server/ops/doctor/checks/provider';
import { namedAt, textsOf } from '@/tests/unit/server/ops/doctor/case/named-case';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

const STATUS = 'GET /wps/v2/system/status';
const CONFIG = 'GET /wps/system/config';
const KEY = 'GET /wps/session/key/rsa';
const provider = freshProvider();
beforeAll(() => {
  setEnv();
});
beforeEach(() => {
  provider.answers[STATUS] = ok({ merchantCode: 'one' });
  provider.answers[CONFIG] = ok({ domains: [] });
});

const named = (more: object = {}) => namedAt(provider.origin, more);

test('a provider that answers is findings with its times, and called as the site calls it (B41)', async () => {
  const { findings, status, config } = await checkProvider(named());
  expect(textsOf(findings, 'fault')).toEqual([]);
  // On a busy machine a slow answer is a warning.
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^status answered in \d+ ms$/),
    expect.stringMatching(/^siteConfig answered in \d+ ms$/),
    expect.stringMatching(/^rsaKey answered in \d+ ms, and logins can be sealed with it$/),
  ]);
  expect([status?.maintenance, config]).toEqual([false, { domains: [] }]);
  expect(provider.requests[0]?.headers).toMatchObject({
    merchant: 'one',
    'x-forwarded-host': 'one.localhost',
  });
});

test('https to a server of http is named in plain words (B41)', async () => {
  await using server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { findings } = await checkProvider(namedAt(`https://127.0.0.1:${port}`));
  expect(textsOf(findings, 'fault')).toEqual([
    expect.stringMatching(
      /^status at .* failed with network_error \(the server there speaks http, not https\)/,
    ),
  ]);
});

test('a call that takes longer than a second is a warning (B41)', async () => {
  provider.answers[CONFIG] = ok({ domains: [] }, { delayMs: 1_100 });
  const { findings } = await checkProvider(named());
  expect(textsOf(findings, 'warning')).toContainEqual(
    expect.stringMatching(/^siteConfig answered in \d{4,} ms$/),
  );
});

test.each<[string, () => void, RegExp]>([
  [
    'drops the connection',
    () => (provider.answers[STATUS] = { drop: true }),
    /status at .* failed with network_error \(/,
  ],
  [
    'refuses the merchant',
    () => (provider.answers[STATUS] = failed('merchant.unknown')),
    /failed with merchant\.unknown \(text of merchant\.unknown\), trace [0-9a-f]{32}/,
  ],
  [
    'answers for another merchant',
    () => (provider.answers[STATUS] = ok({ merchantCode: 'two' })),
    /status at .* failed with invalid_response/,
  ],
  [
    'answers HTML',
    () => (provider.answers[CONFIG] = { text: '<html>' }),
    /siteConfig at .* failed with invalid_response \(a plain request .* answered with 200\)/,
  ],
  [
    'has no key',
    () => (provider.answers[KEY] = failed('no.key')),
    /rsaKey .*players cannot sign in without it/,
  ],
  [
    'has a key that is none',
    () => (provider.answers[KEY] = ok('nonsense')),
    /the key for logins is not usable/,
  ],
])('a provider that %s is a fault with its cause (B41)', async (_what, misbehave, expected) => {
  misbehave();
  const { findings } = await checkProvider(named());
  expect(textsOf(findings, 'fault')).toEqual([expect.stringMatching(expected)]);
  expect(findings.find(({ level }) => level === 'fault')?.remedy).toBeTruthy();
});
