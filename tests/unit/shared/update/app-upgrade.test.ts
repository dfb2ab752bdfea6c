import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { parseAppUpgrade, upgradeHrefOf } from '@/lib/shared/update/app-upgrade';

const parse = (appUpgrade: unknown) => parseAppUpgrade({ appUpgrade } as WireSiteConfig);
const NONE = { isMandatory: false, title: '', message: '' };

test('title, message and whether it is mandatory come from the site configuration (S5)', () => {
  expect(parse({ mandatory: true, title: ' New app ', message: 'Line one\nLine two' })).toEqual({
    isMandatory: true,
    title: 'New app',
    message: 'Line one\nLine two',
  });
});

test.each([undefined, null, 'yes', 7, [], {}, { mandatory: 'yes', title: {}, message: [] }])(
  'settings of %j make one that can be closed, without words (S5)',
  (raw) => {
    expect(parse(raw)).toEqual(NONE);
    expect(parseAppUpgrade(undefined)).toEqual(NONE);
  },
);

test.each([1, '1', 'true'])('a provider that writes yes as %j has a mandatory upgrade (S5)', (mandatory) => {
  expect(parse({ mandatory })).toEqual({ ...NONE, isMandatory: true });
});

const LINKS = {
  IOS: 'https://a.example/ios',
  Android: 'https://a.example/a.apk',
  MOBILECONFIG: 'https://a.example/p',
};
const QUERY = new URLSearchParams('r=A1&token=x');

test.each([
  ['ios', LINKS, 'https://a.example/ios'],
  ['android', LINKS, 'https://a.example/a.apk'],
  ['other', LINKS, '/m/download?r=A1'],
  [undefined, LINKS, '/m/download?r=A1'],
  ['ios', { MOBILECONFIG: 'https://a.example/p' }, '/m/download?r=A1'],
  ['android', {}, '/m/download?r=A1'],
])('on %s with links %j the button leads to %s (S5, W9)', (system, links, href) => {
  expect(upgradeHrefOf(links, system, QUERY)).toBe(href);
});
