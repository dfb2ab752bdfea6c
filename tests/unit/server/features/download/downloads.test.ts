import { toOfferedLinks } from '@/lib/server/features/download/downloads';

const HOSTS = ['own.example', '*.files.example'];

test('profiles and packages come from named hosts alone (ruling 80)', () => {
  const named = {
    MOBILECONFIG: 'https://a.files.example/x.mobileconfig',
    Android: 'https://own.example/a.apk',
  };
  expect(toOfferedLinks(named, HOSTS)).toEqual(named);
  const strange = {
    MOBILECONFIG: 'https://files.example.evil.example/x.mobileconfig',
    Android: 'https://evil.example/a.apk',
  };
  expect(toOfferedLinks(strange, HOSTS)).toEqual({});
});

test('a link to Google Play is not a file; the iPhone link and the icon stay (ruling 80, E15)', () => {
  const links = {
    IOS: 'https://apps.apple.com/app/id1',
    Android: 'https://play.google.com/store/apps/details?id=a.b',
    AppDownloadIcon: 'https://img.example/i.png',
  };
  expect(toOfferedLinks(links, HOSTS)).toEqual(links);
  expect(toOfferedLinks({ MOBILECONFIG: 'https://play.google.com/x' }, HOSTS)).toEqual({});
});
