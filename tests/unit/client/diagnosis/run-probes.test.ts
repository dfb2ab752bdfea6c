import { getWebviewName } from '@/lib/client/device/app-mode';
import { PROBES } from '@/lib/client/diagnosis/probe-table';
import { readFacts } from '@/lib/client/diagnosis/read-facts';
import { runProbes, toProbeReport } from '@/lib/client/diagnosis/run-probes';
import source from '@/locales/EN.json';
import { resetPage } from '../page-of';

beforeEach(resetPage);

test('every question is answered, and one that throws counts as no (B18)', async () => {
  const matches = await runProbes();
  expect(Object.keys(matches)).toEqual(PROBES.map(({ id }) => id));
  expect(matches).toMatchObject({ script: true, storage: true, notifications: false, passkey: false });
  expect(Object.keys(localStorage)).toEqual(['loginDeviceId']);
});

test('a storage that refuses counts as no (B18)', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect((await runProbes()).storage).toBe(false);
});

test('each probe has its text and its reason (B18)', () => {
  const words: Record<string, string> = source.diagnosis;
  expect(PROBES.filter(({ id }) => !words[id] || !words[`${id}Why`])).toEqual([]);
});

test('the report is plain text with the facts and every finding (B18)', async () => {
  const facts = readFacts('build-7');
  const offers = { install: 'ready', bar: 'no-link', push: 'off', worker: 'active' };
  const text = toProbeReport({ findings: await runProbes(), offers, facts });
  expect(text).toContain('merchant: aurora\nbuild: build-7');
  expect(text).toContain('pageLanguage: EN');
  expect(text).toContain('install here: ready\nbar here: no-link');
  expect(text.split('\n').slice(-PROBES.length)[0]).toBe('script: yes');
});

test('a fact that is not known is left out (B18)', () => {
  expect(readFacts('').some(({ id }) => id === 'build' || id === 'trace')).toBe(false);
});

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 [FBAN/FBIOS;FBAV/450.0]', 'Facebook'],
  ['Mozilla/5.0 (iPhone) Instagram 300.0', 'Instagram'],
  ['Mozilla/5.0 (Linux; Android 14) Safari/537.36 Line/14.1.0/IAB', 'LINE'],
  ['Mozilla/5.0 (Linux; Android 14; wv) Chrome/130 Mobile', 'WebView'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Zalo android/23', 'Zalo'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36', undefined],
  ['Mozilla/5.0 (iPhone) Version/17.0 Mobile/15E148 Safari/604.1', undefined],
])('%s is shown by %s (B14, B18)', (agent, name) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  expect(getWebviewName()).toBe(name);
});
