import { accountsIn, toAccount, toNetwork } from '@/lib/server/http/limits/subjects';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
])('the address %s counts as %s (SEC-65)', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  'lan',
  'LAN',
  ' lan',
  'lan ',
  'l a n',
  'lan\t',
  'l\u200ban',
  'lan\u0000',
  'ｌａｎ',
  'la\ufe0fn',
  'lan\u034f',
  '\u3164lan',
  'làn',
  'l\u00e3\u0301n',
])('the account %j counts as lan (SEC-62)', (name) => {
  expect(toAccount(name)).toBe('lan');
});

test('names that differ by more than case, accents and space are different accounts', () => {
  const names = ['lan', 'lan1', 'l.an', 'ตา', 'ตู'];
  expect(new Set(names.map(toAccount)).size).toBe(names.length);
});

test('names that are no text count as one, however they are built (SEC-62)', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const names = [['lan'], ['ann'], { toString: 1 }, { a: 'lan' }, deep];
  expect(new Set(names.map(toAccount)).size).toBe(1);
});

test.each([undefined, null, '', ' \u200b'])('%j names no one', (name) => {
  expect(toAccount(name)).toBeUndefined();
});

test.each([
  '912345678',
  '0912345678',
  '84912345678',
  '+84 912-345-678',
  '0084912345678',
  912345678,
  '９１２３４５６７８',
])('the number %j is the same phone (SEC-63)', (mobileNum) => {
  expect(accountsIn({ mobileNum })).toEqual(['#12345678']);
});

test('phones that are no number count as one, since a provider may send to the number in each (SEC-63)', () => {
  const phones = ['912345678x1', '912345678 ext. 2', '912345678;ext=3', '#912345678x4', ['912345678']];
  const counted = phones.flatMap((mobileNum) => accountsIn({ countryDialingCode: '84', mobileNum }));
  expect([counted.length, new Set(counted).size]).toEqual([phones.length, 1]);
});

test('a body that names two accounts counts both, and a repeated one counts once', () => {
  expect(accountsIn({ username: 'lan', mobileNum: '11987654321' })).toEqual(['lan', '#87654321']);
  expect(accountsIn({ username: '+55 11 98765-4321', mobileNum: '11987654321' })).toEqual(['#87654321']);
  expect(accountsIn({})).toEqual([]);
});

test.each([
  [{ countryDialingCode: '677', mobileNum: '7412345' }],
  [{ countryDialingCode: '+6777', mobileNum: '412345' }],
  [{ countryDialingCode: '677', mobileNum: '٧٤١٢٣٤٥' }],
  [{ mobileNum: '77412345' }],
])('the short number of %j is the same phone, however it is split and written (SEC-63)', (body) => {
  expect(accountsIn(body)).toEqual(['#77412345']);
});
