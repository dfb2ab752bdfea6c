import { getHsts } from '@/lib/server/node/site-response';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([
  toEntry('one', { hosts: ['one.example', '*.one.example', 'www.other.example'] }),
  toEntry('two', { hosts: ['two.example'], hsts: { days: 1, subdomains: true } }),
  toEntry('three', { hosts: ['three.example', '*.three.example'], hsts: { subdomains: false } }),
  toEntry('four', { hosts: ['four.example', '*.four.example'], hsts: { days: 0 } }),
]);

const YEAR = 'max-age=31536000';

test.each([
  ['one.example', `${YEAR}; includeSubDomains`, 'a wildcard names what is below it'],
  ['aff.one.example', `${YEAR}; includeSubDomains`, 'and so below its own names'],
  ['www.other.example', YEAR, 'other names of a domain may be without TLS'],
  ['two.example', 'max-age=86400; includeSubDomains', 'the registry says so'],
  ['three.example', YEAR, 'the registry says no'],
  ['four.example', 'max-age=0', 'the registry takes it back'],
  ['unknown.example', YEAR, 'the host is not of the registry'],
  [undefined, YEAR, 'there is no host'],
])('%s has %s: %s (B51, SEC-85)', (host, value, _why) => {
  expect(getHsts(host)).toBe(value);
});
