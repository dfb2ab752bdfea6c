import { hostname } from 'node:os';
import {
  faultOfOrigin,
  guardedLookup,
  isForbiddenAddress,
  mayConnect,
  publicLookup,
} from '@/lib/server/platform/connection/address-guard';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { toEntry } from '@/tests/unit/server/support/test-site';

test.each([
  '169.254.169.254',
  '::ffff:169.254.169.254',
  'fe80::1',
  'fd00:ec2::254',
  '0.0.0.0',
  '::',
  '224.0.0.1',
  '255.255.255.255',
  'ff02::1',
  '168.63.129.16',
  '100.100.100.200',
  'fd20:ce::254',
  '64:ff9b::169.254.169.254',
  '2002:a9fe:a9fe::1',
  'fe80::1%eth0',
  'no address',
])('nothing connects to %s (SEC-22)', (address) => {
  expect(isForbiddenAddress(address)).toBe(true);
  expect(mayConnect('provider.internal', address)).toBe(false);
});

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '172.31.0.1',
  '192.168.0.9',
  '100.64.0.1',
  '::1',
  'fd12::7',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '::10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::808:808',
  '2002:c0a8:1::1',
  '2001::1',
  'fec0::1',
  '198.18.0.1',
])('a name of public DNS must not resolve to %s, one of the own network may (SEC-22)', (address) => {
  expect(mayConnect('api.provider.example', address)).toBe(false);
  for (const name of [
    'localhost',
    'backend.localhost',
    'provider',
    'provider.svc.cluster.local',
    'api.corp.internal',
  ])
    expect(mayConnect(name, address)).toBe(true);
});

test.each([
  '93.184.216.34',
  '2606:4700::1111',
  '172.32.0.1',
  '11.0.0.1',
  '64:ff9b::808:808',
  '2002:808:808::1',
])('any name may lead to %s', (address) => {
  expect(mayConnect('api.provider.example', address)).toBe(true);
});

test.each([
  ['http://169.254.169.254', /link-local/],
  ['http://[::]', /link-local/],
  ['http://2852039166', /link-local/],
  ['http://2130706433', /plain form/],
  ['http://0x7f.1', /plain form/],
  ['http://0177.0.0.1:8080', /plain form/],
  ['http://127.1', /plain form/],
])('%s is rejected as a provider when the registry is read (SEC-22)', (origin, message) => {
  expect(faultOfOrigin(origin)).toMatch(message);
  const { success, error } = merchantSchema.safeParse(toEntry('one', { backend: { origin } }));
  expect([success, error?.issues[0]?.path.join('.')]).toEqual([false, 'backend.origin']);
});

test.each([
  'http://127.0.0.1:4900',
  'http://10.0.0.7',
  'http://[::1]:80',
  'http://[fd12::7]:8080',
  'https://api.provider.example',
  'http://localhost:4400',
])('%s is taken', (origin) => {
  expect(faultOfOrigin(origin)).toBeUndefined();
  expect(merchantSchema.safeParse(toEntry('one', { backend: { origin } })).success).toBe(true);
});

const find = (name: string, options: object, look = guardedLookup) =>
  new Promise((resolve) => look(name, options, (...result) => resolve(result)));

test('the look-up returns what net.connect requests, one address or all (FLT-36)', async () => {
  expect(await find('localhost', {})).toEqual([
    null,
    expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
    expect.any(Number),
  ]);
  const [error, all] = (await find('localhost', { all: true })) as [null, { address: string }[]];
  expect([error, all.length > 0]).toEqual([null, true]);
  const [missing] = (await find('no-such-name.invalid', {})) as [NodeJS.ErrnoException];
  expect(missing.code).toMatch(/ENOTFOUND|EAI_AGAIN/);
});

test('a host name of the provider resolves to no private address, even where the registry allows one (SEC-22)', async () => {
  for (const name of ['localhost', 'backend.localhost', hostname()]) {
    const [error, addresses] = (await find(name, { all: true }, publicLookup)) as [Error | null, unknown[]];
    expect([name, error === null, addresses]).toEqual([name, false, []]);
  }
});
