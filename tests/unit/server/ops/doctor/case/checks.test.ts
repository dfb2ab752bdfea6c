import type { FindingDetails } from '@/lib/server/ops/doctor/case/finding';
import { checkContrast } from '@/lib/server/ops/doctor/checks/contrast';
import { checkHops, checkRedis, checkSecrets } from '@/lib/server/ops/doctor/checks/environment';
import { checkHosts } from '@/lib/server/ops/doctor/checks/hosts';
import { toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { freePort } from '@/tests/support/free-port';
import { startRedis } from '@/tests/support/redis-server';
import { forget, setEnv, toEntry } from '@/tests/unit/server/support/test-site';

const GOOD = '9f2c4e7a1b6d3850e4c7a9b2d5f81036';
const OTHER = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
const levels = (findings: readonly FindingDetails[]) => findings.map(({ level }) => level);
const merchantOf = (more: object) => toMerchant(merchantSchema.parse(toEntry('one', more as never)));

test('backgrounds on which no text is readable are a fault, a single primary colour is not (B48)', () => {
  const apart = merchantOf({ theme: { colors: { background: '#000000', surface: '#ffffff' } } });
  expect(levels(checkContrast(apart))).toContain('fault');
  for (const primary of ['#ffd400', '#1b7f3b', '#000000'])
    expect(levels(checkContrast(merchantOf({ theme: { mode: 'light', colors: { primary } } })))).toEqual([
      'ok',
    ]);
});

let port: number;
let REDIS_URL: string;
beforeAll(async () => {
  port = await freePort();
  REDIS_URL = `redis://127.0.0.1:${port}`;
  setEnv({ REDIS_URL });
});
beforeEach(() => forget());

test.each<[string, string[], string[]]>([
  ['one', [GOOD], ['ok']],
  ['a rotation', [GOOD, OTHER], ['note']],
  ['three', [GOOD, OTHER, `${GOOD}x`], ['warning']],
  ['one twice', [GOOD, GOOD], ['fault', 'note']],
  ['one letter', ['a'.repeat(40)], ['fault']],
  ['a word', [`change-me-${GOOD}`], ['fault']],
])('secrets: %s (B41)', (_what, secrets, expected) => {
  const findings = checkSecrets(secrets);
  expect(levels(findings)).toEqual(expected);
  for (const secret of secrets) expect(JSON.stringify(findings)).not.toContain(secret);
});

test.each<[number, string[], string]>([
  [0, ['one.localhost', '*.one.localhost'], 'ok'],
  [0, ['www.one.example'], 'warning'],
  [0, ['*.one.example'], 'warning'],
  [1, ['www.one.example'], 'ok'],
])('%i trusted hops with %j: %s (B41)', (hops, hosts, level) => {
  expect(levels(checkHops(hops, hosts))).toEqual([level]);
});

test('readable colours pass, each other one is reported with the one to write (B41, B43)', () => {
  expect(levels(checkContrast(merchantOf({})))).toEqual(['ok']);
  const pale = merchantOf({ theme: { colors: { text: '#222222', onPrimary: '#7a5cf5' } } });
  const findings = checkContrast(pale);
  expect(levels(findings)).toEqual(['warning', 'warning']);
  for (const { to } of pale.corrections)
    expect(JSON.stringify(findings)).toContain(`instead: write it`.replace('instead', `${to} instead`));
});

test('a host without an address is a fault, one of this machine a note, a wildcard is tried by a name under it (B41)', async () => {
  const findings = await checkHosts({ hosts: ['one.localhost', '*.nowhere.invalid'] });
  expect(levels(findings)).toEqual(['note', 'fault']);
  expect(findings[1]?.text).toContain('doctor.nowhere.invalid');
});

test('without Redis there is a note (B41)', async () => {
  expect(levels(await checkRedis({}))).toEqual(['note']);
});

test('a working Redis passes, and its eviction policy is checked (B41)', async () => {
  const redis = await startRedis({ port });
  const findings = await checkRedis({ REDIS_URL });
  expect(levels(findings)).toEqual(['ok', 'warning']);
  expect(findings[1]?.text).toContain('noeviction');
  await redis.kill();
}, 20_000);
