import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { failure, fakeFetch } from '../fake-fetch';
import { fakeVendor, type Plan, PROOF_V4, resetCaptchaPage, V3, V4 } from './fake-vendor';

beforeEach(() => {
  resetCaptchaPage(V4);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const loaders = () => document.head.querySelectorAll('script[data-captcha]').length;

const FAILURES: Plan[] = ['missing', 'defines nothing', 'error', 'offline', 'throws'];

test.each(FAILURES)('after %s the loader is inserted again, once, and then it works (A18)', async (plan) => {
  const { made, urls } = fakeVendor('initGeetest4', [plan, 'ready'], PROOF_V4);
  const outcome = getCaptchaProof('login', true);
  await pass(100);
  // Another address: a request that hangs holds the browser's cache for its own.
  expect(new Set(urls).size).toBe(2);
  expect(urls.every((url) => url.startsWith('https://cdn.example/v4/gt4.js'))).toBe(true);
  expect(loaders()).toBe(1);
  made[0]?.write('onSuccess');
  await pass(10);
  expect(await outcome).toMatchObject({ ok: true });
});

test.each(FAILURES)('after %s twice a message shows what to do, and no loader stays (A18)', async (plan) => {
  const { urls, page } = fakeVendor('initGeetest4', [plan]);
  const outcome = getCaptchaProof('login', true);
  await pass(100);
  expect(await outcome).toEqual({ ok: false, textKey: 'captcha_failed' });
  expect([urls.length, loaders(), page.initGeetest4]).toEqual([2, 0, undefined]);
});

test('a script of version 4 that does not load within 5 s has failed; after two attempts it fails for good (A18, Z2)', async () => {
  const { urls } = fakeVendor('initGeetest4', ['silent']);
  const ended = jest.fn();
  void getCaptchaProof('login', true).then(ended);
  await pass(4_990);
  expect(urls).toHaveLength(1);
  await pass(20);
  expect(urls).toHaveLength(2);
  expect(ended).not.toHaveBeenCalled();
  await pass(5_000);
  expect(ended).toHaveBeenCalledWith({ ok: false, textKey: 'captcha_failed' });
});

test('the 5 s count the arrival of the script alone: an instance may take longer to get ready (A18)', async () => {
  const { made, urls } = fakeVendor('initGeetest4', ['instance'], PROOF_V4);
  const outcome = getCaptchaProof('login', true);
  await pass(12_000);
  made[0]?.write('onReady');
  await pass(10);
  expect(made[0]?.instance.showCaptcha).toHaveBeenCalledTimes(1);
  made[0]?.write('onSuccess');
  await pass(10);
  expect(await outcome).toMatchObject({ ok: true });
  expect(urls).toHaveLength(1);
});

test('an instance that is not ready 20 s after its script loaded is destroyed (A18)', async () => {
  const { made } = fakeVendor('initGeetest4', ['instance', 'ready'], PROOF_V4);
  const outcome = getCaptchaProof('login', true);
  await pass(19_900);
  expect(made[0]?.instance.destroy).not.toHaveBeenCalled();
  await pass(200);
  expect(made[0]?.instance.destroy).toHaveBeenCalledTimes(1);
  expect(made[0]?.instance.showCaptcha).not.toHaveBeenCalled();
  made[1]?.write('onSuccess');
  await pass(10);
  expect(await outcome).toMatchObject({ ok: true });
});

test('an error of the instance before it is ready counts as a failure to load (A18)', async () => {
  const { made, urls } = fakeVendor('initGeetest4', ['instance', 'ready'], PROOF_V4);
  const outcome = getCaptchaProof('login', true);
  await pass(10);
  made[0]?.write('onError', { code: '60202' });
  await pass(100);
  expect(urls).toHaveLength(2);
  expect(made[0]?.instance.destroy).toHaveBeenCalledTimes(1);
  made[1]?.write('onSuccess');
  await pass(10);
  expect(await outcome).toMatchObject({ ok: true });
});

test('in version 3 a refused challenge is a failure to load (A18)', async () => {
  resetCaptchaPage(V3);
  const calls = fakeFetch(() => failure('system.error'));
  const { configs } = fakeVendor('initGeetest', ['ready']);
  const outcome = getCaptchaProof('login', true);
  await pass(100);
  expect(await outcome).toEqual({ ok: false, textKey: 'captcha_failed' });
  expect([calls.length, configs.length]).toEqual([2, 0]);
});

test('after a failure the next attempt of the player starts with a fresh loader (A18)', async () => {
  const { made, urls } = fakeVendor('initGeetest4', ['missing', 'missing', 'ready'], PROOF_V4);
  const first = getCaptchaProof('login', true);
  await pass(100);
  expect(await first).toMatchObject({ ok: false });
  const second = getCaptchaProof('login', true);
  await pass(100);
  made[0]?.write('onSuccess');
  await pass(10);
  expect(await second).toMatchObject({ ok: true });
  expect(urls).toHaveLength(3);
});
