import fc from 'fast-check';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { APP_REQUIRED_VERSION } from '@/lib/shared/constants';
import {
  appVersionOf,
  compareVersions,
  parseAppUpgrade,
  upgradeHrefOf,
} from '@/lib/shared/update/app-upgrade';

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

const AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0 Mobile Safari/537.36';

test('the required version is the one of the specification (S5)', () => {
  expect(APP_REQUIRED_VERSION).toBe('2.4.39');
});

test.each([
  [`${AGENT} MCShell/2.4.38`, '2.4.38'],
  [`MCShell/2.4.39 ${AGENT}`, '2.4.39'],
  [`${AGENT} MCShell/3`, '3'],
  [`${AGENT} MCShell/2.4.`, '2.4'],
  [`${AGENT} MCShell/2..4`, '2'],
  [`${AGENT} MCShell/2.4.39-beta.1`, '2.4.39'],
  [`${AGENT} MCShell/1.0 MCShell/9.0`, '1.0'],
  [`${AGENT} MCShell/`, undefined],
  [`${AGENT} MCShell/v2`, undefined],
  [`${AGENT} NotMCShell2.4.38`, undefined],
  [AGENT, undefined],
  ['', undefined],
])('the version that %j names (S5)', (userAgent, version) => {
  expect(appVersionOf(userAgent)).toBe(version);
});

test.each([
  ['2.4.38', -1],
  ['2.4.39', 0],
  ['2.4.039', 0],
  ['2.4.39.0', 0],
  ['2.4.39.1', 1],
  ['2.4.4', -1],
  ['2.4.100', 1],
  ['2.4', -1],
  ['2.10', 1],
  ['2', -1],
  ['3', 1],
  ['10.0.0', 1],
  ['0', -1],
  ['', -1],
  ['1.99999999999999999999999999', -1],
  ['99999999999999999999999999.0', 1],
])('version %j compares with 2.4.39 as %d (S5)', (version, order) => {
  expect(compareVersions(version, APP_REQUIRED_VERSION)).toBe(order);
});

const numbers = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });

test('versions have one order: as their numbers, first to last (S5)', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const [a, b] = [one.join('.'), other.join('.')];
      const order = compareVersions(a, b);
      expect(compareVersions(b, a)).toBe(order === 0 ? 0 : -order);
      const place = Array.from({ length: 5 }, (_, index) => (one[index] ?? 0) - (other[index] ?? 0)).find(
        Boolean,
      );
      expect(order).toBe(Math.sign(place ?? 0));
    }),
  );
});

test('any User-Agent is read without an exception, to dotted numbers or nothing (S5)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(appVersionOf(`MCShell/${text}`) ?? '0').toMatch(/^\d+(\.\d+)*$/);
      expect([-1, 0, 1]).toContain(compareVersions(text, APP_REQUIRED_VERSION));
    }),
  );
  expect(appVersionOf(`MCShell/${'1.'.repeat(100_000)}x`)).toBeDefined();
});
