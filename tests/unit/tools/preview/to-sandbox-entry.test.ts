import { readFileSync } from 'node:fs';
import { examineEntry } from '@/lib/server/ops/doctor/examine-entry';
import { toSandboxEntry } from '@/tools/preview/to-sandbox-entry.mjs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const EXAMPLE = read('deploy/examples/brand-one.json');
const HOSTS = ['preview.localhost'];

test('the look is the entry’s, provider, hosts and third parties are the sandbox’s', () => {
  process.env.SANDBOX_ORIGIN = 'http://127.0.0.1:4010';
  const served = toSandboxEntry(
    { ...EXAMPLE, officialDomains: ['one.example'], vendors: { gtag: 'https://tags.example/x.js' } },
    { hosts: HOSTS },
  );
  expect(served).toMatchObject({ name: 'Brand One', theme: EXAMPLE.theme, hosts: HOSTS, code: 'aurora' });
  expect(JSON.stringify(served)).not.toMatch(/api\.provider\.example|tags\.example|"one\.example/);
  expect(examineEntry(served).findings.filter(({ level }) => level === 'fault')).toEqual([]);
});

test('optional calls are on where the entry has them on, and calls that it switches off stay off', () => {
  const paths = { balance: '/own/balance', jackpots: null, appUrl: '/own/app' };
  const served = toSandboxEntry({ ...EXAMPLE, backend: { ...EXAMPLE.backend, paths } }, { hosts: HOSTS });
  expect(served.backend.paths).toEqual({ balance: '/wps/relay/MCSFE_getBalance', jackpots: null });
});

test.each([
  ['aurora', 'https://api.example'],
  ['lotus', { origin: 7 }],
])('the sandbox plays as %s whatever stands in the entry’s backend', (as, backend) => {
  const served = toSandboxEntry({ ...EXAMPLE, backend }, { hosts: HOSTS, as });
  expect([served.code, served.backend.origin]).toEqual([as, 'env:SANDBOX_ORIGIN']);
});
