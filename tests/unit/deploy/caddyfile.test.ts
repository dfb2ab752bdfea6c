import { readFileSync } from 'node:fs';
import { GET } from '@/app/internal/host/route';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one', { hosts: ['one.example', '*.one.example'] })]);

const text = readFileSync('deploy/Caddyfile', 'utf8');

/** Puts the question as Caddy puts it: the domain is added to the address of `ask`. */
function ask(domain: string): number {
  const address = new URL(/^\s*ask (\S+)$/m.exec(text)?.[1] ?? '');
  address.searchParams.set('domain', domain);
  return GET(new Request(address, { headers: { host: address.host } })).status;
}

test('the address that deploy/Caddyfile requests admits exact hosts of the registry only (B57)', () => {
  expect(ask('one.example')).toBe(200);
  expect([ask('strange.example'), ask('invented.one.example')]).toEqual([404, 404]);
});

test('deploy/Caddyfile gets certificates on demand, and keeps the question and the metrics from visitors (B57)', () => {
  expect(text).toMatch(/^https:\/\/ \{\n\ttls \{\n\t\ton_demand\n/m);
  const [, kept = ''] = /@internal path (.+)\n\trespond @internal 404/.exec(text) ?? [];
  expect(kept.split(' ')).toEqual(['/internal/*', '/metrics*']);
});
