import { getProfileUrl } from '@/lib/server/features/download/profile-url';
import { uuidOf } from '@/lib/server/features/profile/get-profile';
import { siteOf } from '@/tests/unit/server/features/manifest/site-of';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

setRegistry([
  toEntry('one', { install: { webClip: true }, hosts: ['one.localhost', 'one.example'] }),
  toEntry('two'),
]);
afterAll(() => forget());

test('ids are those of names: version 5, the same for ever, another for each host (ruling 80)', () => {
  expect(uuidOf('one one.example profile')).toMatch(
    /^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/,
  );
  expect(uuidOf('one one.example profile')).toBe('4C892B69-6899-5D1C-9C3B-7BC79DDBF6A1');
  expect(uuidOf('one two.example profile')).not.toBe(uuidOf('one one.example profile'));
});

test('a profile is offered where the registry enables one, by https or on the own machine (ruling 80)', () => {
  expect(getProfileUrl(siteOf('one', []))).toBe('http://one.localhost:3000/m/app.mobileconfig?lang=EN');
  expect(getProfileUrl(siteOf('one', [], { host: 'one.example', protocol: 'https:' }))).toBe(
    'https://one.example/m/app.mobileconfig?lang=EN',
  );
  expect(getProfileUrl(siteOf('one', [], { host: 'one.example' }))).toBeUndefined();
  expect(getProfileUrl(siteOf('two', []))).toBeUndefined();
});
