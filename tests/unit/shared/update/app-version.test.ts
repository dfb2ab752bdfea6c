import fc from 'fast-check';
import { APP_REQUIRED_VERSION } from '@/lib/shared/constants';
import { appVersionOf, compareVersions } from '@/lib/shared/update/app-upgrade';

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
