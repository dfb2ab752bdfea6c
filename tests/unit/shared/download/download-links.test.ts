import fc from 'fast-check';
import {
  mergeLinks,
  parseAssets,
  parseDownloadSetting,
  parseLinkRecord,
  parseResources,
} from '@/lib/shared/download/download-links';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

test('links are read by resource type; the first https one counts (E15, E12)', () => {
  const resources = [
    { resourceType: 'IOS', url: 'http://apps.example/ios' },
    { resourceType: 'ios', url: 'https://apps.example/ios' },
    { resourceType: 'IOS', url: 'https://apps.example/second' },
    { resourceType: 'ANDROID', url: 'https://apps.example/a.apk' },
    { resourceType: 'MOBILECONFIG', url: 'javascript:x()' },
    { resourceType: 'AppDownloadIcon', url: 'https://apps.example/icon.png' },
    { resourceType: '__proto__', url: 'https://apps.example/x' },
    null,
  ];
  expect(parseResources(resources)).toEqual({
    IOS: 'https://apps.example/ios',
    Android: 'https://apps.example/a.apk',
    AppDownloadIcon: 'https://apps.example/icon.png',
  });
});

test('links are read from the configuration by name', () => {
  expect(parseLinkRecord({ IOS: 'https://a.example/1', Android: '', MOBILECONFIG: 7 })).toEqual({
    IOS: 'https://a.example/1',
  });
});

test('the domain’s own setting wins over configuration and status, type by type (E15)', () => {
  const own = { IOS: 'https://own.example/' };
  const rest = { IOS: 'https://rest.example/', Android: 'https://rest.example/' };
  expect(mergeLinks(own, {}, rest)).toEqual({
    IOS: 'https://own.example/',
    Android: 'https://rest.example/',
  });
  expect(mergeLinks({}, {})).toEqual({});
});

test('a setting has texts and links; missing ones are empty (E15)', () => {
  expect(parseDownloadSetting({ app_desc: ' Fast ', login_prompt_text: 'Log in', resources: 'x' })).toEqual({
    description: 'Fast',
    loginPrompt: 'Log in',
    links: {},
  });
  expect(parseDownloadSetting(undefined)).toEqual({ description: '', loginPrompt: '', links: {} });
});

test('pictures of the app are https, once each, and no logos or icons', () => {
  const list = [
    { name: 'logos', url: 'https://a.example/1' },
    { name: 'screen 1', url: 'https://a.example/2' },
    { name: 'screen 1', url: 'https://a.example/2' },
    { name: 'screen 2', url: 'http://a.example/3' },
    { name: 'favicons', url: 'https://a.example/4' },
    { url: 'https://a.example/5' },
  ];
  expect(parseAssets(list, parseResourceUrl).map(({ url }) => url)).toEqual([
    'https://a.example/2',
    'https://a.example/5',
  ]);
});

test('no answer of a provider makes any of them throw (E15)', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      parseDownloadSetting({ app_desc: value, resources: [value, { resourceType: value, url: value }] });
      parseAssets([value, { name: value, url: value }], parseResourceUrl);
      expect(typeof parseLinkRecord(value)).toBe('object');
    }),
  );
});

test('an amount in a visitor’s text keeps its sign before its digits', () => {
  expect(parseDownloadSetting({ login_prompt_text: '₨ 500 پانے کے لیے' }).loginPrompt).toBe(
    '\u2066₨\u00a0500\u2069 پانے کے لیے',
  );
});
