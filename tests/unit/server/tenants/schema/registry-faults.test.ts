import { writeFileSync } from 'node:fs';
import { toFaultText } from '@/lib/server/tenants/files/registry-fault';
import { toEntry } from '@/tests/unit/server/support/test-site';
import { load, placeOf } from './loading';

test('a password or token is in no fault: not as a number, in a misspelt or misplaced key, or in an address (B40, SEC-97)', () => {
  const secret = {
    defaultMobilePassword: 918273,
    defaultMobilePasword: '918273',
    merchant: { token: '918273' },
  };
  const { faults } = load({
    'a.json': toEntry('a', { ...secret, backend: { origin: 'https://u:918273@a.example' } }),
  });
  expect(faults).toHaveLength(4);
  expect(toFaultText(faults)).not.toContain('918273');
  expect(toFaultText(faults)).toContain('https://…@a.example');
});

test('a fault says what to write instead: the key that is meant, the host in an address or in other letters, the two forms of a link (B40)', () => {
  const entry = toEntry('a', {
    hosts: ['https://www.a.example/', 'www.bücher.example'],
    lanuages: ['en'],
    languages: ['en'],
    theme: { color: {} },
    vendors: { geetest5: 'https://a.example' },
    safety: { helpLinks: ['http://a.example'] },
    colour: 1,
  });
  const { faults } = load({ 'a.json': entry });
  expect(faults.map((it) => `${it.path}: ${it.expected}`)).toEqual([
    'hosts.0: expected a host name without port, with at most one leading "*.": www.a.example',
    'hosts.1: expected a host name without port, with at most one leading "*.": www.xn--bcher-kva.example',
    expect.stringMatching(/^languages\.0: expected one of CN EN ES .* KK LO$/),
    'theme.color: no such key, perhaps colors',
    'vendors.geetest5: no such key, perhaps geetest',
    'safety.helpLinks.0: expected an https URL without credentials, or { text, url } with one',
    'lanuages: no such key, perhaps languages',
    'colour: no such key',
  ]);
});

test('a file that is not UTF-8 is a fault, since players would read broken letters (FLT-50)', () => {
  const text = JSON.stringify(toEntry('a', { name: 'Café' }));
  writeFileSync(placeOf('a.json'), Buffer.from(text, 'latin1'));
  expect(load({ 'b.json': toEntry('b') })).toMatchObject({
    registry: { merchants: new Map([['b', expect.anything()]]) },
    faults: [{ file: placeOf('a.json'), actual: 'text that is not UTF-8' }],
  });
});

test('each missing key is named once, in plain words (B40)', () => {
  const { hosts: _, ...rest } = toEntry('a', { backend: { origin: 'env:TEST_NOT_SET' } });
  const { faults } = load({ 'a.json': { ...rest, limits: { get: { tries: 0 } } } });
  expect(faults.map((it) => `${it.path}: ${it.expected}; found ${it.actual}`)).toEqual([
    'backend.origin: a value in the environment variable TEST_NOT_SET; found nothing',
    'hosts: expected array; found nothing',
    'limits.get.tries: expected number to be >=1; found 0',
  ]);
});

test('faults as text are one a line', () => {
  const faults = [
    { file: 'a.json', path: 'code', expected: 'x', actual: 'y' },
    { file: 'b.json', path: '', expected: 'x', actual: 'y' },
  ];
  expect(toFaultText(faults)).toBe('  a.json code: x; found y\n  b.json (whole file): x; found y');
});
