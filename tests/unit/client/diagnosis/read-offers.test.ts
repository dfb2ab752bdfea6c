import { readOffers } from '@/lib/client/diagnosis/read-offers';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { buildBarText } from '@/lib/shared/download/bar-visibility';
import source from '@/locales/EN.json';
import { setCookies } from '../consent-of';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

const words: Record<string, string> = source.diagnosis;
const { dataset } = document.documentElement;
const RULES = { systems: ['android'], login: true, rank: 0 } as const;

beforeEach(() => {
  resetPage();
  fakeFetch(() => success({}));
  window.mcInstall = undefined;
  Reflect.deleteProperty(dataset, 'bar');
  dataset.os = 'android';
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(navigator, { serviceWorker: undefined });
});

const hasWorker = (worker: object) =>
  Object.assign(navigator, { serviceWorker: { getRegistrations: async () => [worker] } });
const script = { scriptURL: 'http://aurora.localhost/m/sw.js?env=production&merchant=aurora' };

test('a browser without any of it shows a text (B18)', async () => {
  const offers = await readOffers();
  expect(offers).toEqual({ install: 'steps', bar: 'none', push: 'none', worker: 'none' });
  for (const [id, state] of Object.entries(offers)) expect(words[`${id}_${state}`]).toBeTruthy();
});

test('a parked prompt, a declined offer and an installed site are distinguished (B18)', async () => {
  window.mcInstall = { prompt: () => undefined };
  expect((await readOffers()).install).toBe('ready');
  window.mcInstall = undefined;
  writeStored(STORED.installSkipped, '1');
  expect((await readOffers()).install).toBe('declined');
  writeStored(STORED.pwaInstalled, '1');
  expect((await readOffers()).install).toBe('installed');
});

test('during a break neither installing nor the bar is offered, and both say so (B18)', async () => {
  dataset.bar = buildBarText({ ...RULES, login: false });
  setCookies({ mc_break: `${Math.floor(Date.now() / 1000) + 3_600}` });
  const { install, bar } = await readOffers();
  setCookies({ mc_break: '' });
  expect([install, bar]).toEqual(['break', 'break']);
  expect([words.install_break, words.bar_break]).toEqual([expect.any(String), expect.any(String)]);
});

test('the bar names the reason that it is hidden (B18)', async () => {
  dataset.bar = buildBarText(RULES);
  expect((await readOffers()).bar).toBe('login');
  dataset.os = 'ios';
  expect((await readOffers()).bar).toBe('no-link');
});

test.each([
  [{ active: script }, 'active'],
  [{ active: script, waiting: script }, 'waiting'],
  [{ installing: script }, 'installing'],
  [{ active: { scriptURL: 'http://aurora.localhost/other.js' } }, 'none'],
])('a worker of %j is %s (B18)', async (worker, state) => {
  hasWorker(worker);
  expect((await readOffers()).worker).toBe(state);
});
