import { alternateHostOriginOf } from '@/lib/server/api-proxy/cors';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { CALLS } from '@/lib/shared/calls/table';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([
  toEntry('one', { hosts: ['one.example', '*.one.example'] }),
  toEntry('two', { hosts: ['two.example'] }),
]);

const allowed = (origin: string | undefined, row = 'ping') => {
  const merchant = getMerchantByHost('one.example')!;
  return alternateHostOriginOf(
    new Headers(origin === undefined ? {} : { origin }),
    CALLS.find(({ name }) => name === row)!,
    merchant,
  );
};

test.each(['https://one.example', 'https://m.one.example', 'https://m.one.example:8443'])(
  'the alternate host %s may measure how fast this host answers (B46, K7)',
  (origin) => {
    expect(allowed(origin)).toBe(origin);
  },
);

test.each([
  'https://two.example',
  'https://evil.example',
  'https://one.example.evil',
  'https://evilone.example',
  'null',
  '',
  undefined,
  'file://',
])('the origin %s may not (SEC-61)', (origin) => {
  expect(allowed(origin)).toBeUndefined();
});

test('no other call is open to another origin (SEC-61)', () => {
  for (const { name } of CALLS)
    if (name !== 'ping') expect(allowed('https://m.one.example', name)).toBeUndefined();
});

test('a host whose merchant was made again still belongs to it (B46)', () => {
  const ping = CALLS.find(({ name }) => name === 'ping')!;
  const again = { ...getMerchantByHost('one.example')! };
  const origin = 'https://m.one.example';
  expect(alternateHostOriginOf(new Headers({ origin }), ping, again)).toBe(origin);
});
