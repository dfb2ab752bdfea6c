import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { fakeFetch, success } from '../fake-fetch';
import { setPage } from '../page-of';
import { fakeVendor, PROOF_V3, PROOF_V4, resetCaptchaPage, V3, V4 } from './fake-vendor';

beforeEach(() => resetCaptchaPage(V4));

const whenMade = async (made: readonly unknown[], count = 1) => {
  while (made.length < count) await new Promise((done) => setTimeout(done, 0));
  await new Promise((done) => setTimeout(done, 5));
};

test('with the flag off there is no captcha, no proof field, and nothing is loaded (A17, ruling 36)', async () => {
  const { urls } = fakeVendor('initGeetest4', ['ready']);
  expect(await getCaptchaProof('login', false)).toEqual({ ok: true });
  expect(urls).toEqual([]);
});

test('with the flag on the solved version 4 gives its proof (A17, E6)', async () => {
  setPage('aurora', 'PT-BR');
  const { made, configs, urls } = fakeVendor('initGeetest4', ['ready'], PROOF_V4);
  const outcome = getCaptchaProof('login', true);
  await whenMade(made);
  expect(urls).toEqual(['https://cdn.example/v4/gt4.js']);
  expect(configs[0]).toMatchObject({
    captchaId: 'id-1',
    product: 'bind',
    language: 'pon',
    protocol: 'https://',
    timeout: 5000,
  });
  expect(made[0]?.instance.showCaptcha).toHaveBeenCalledTimes(1);
  made[0]?.write('onSuccess');
  expect(await outcome).toEqual({ ok: true, proof: { geetestValidateV4: PROOF_V4 } });
});

test('version 3 requests a new challenge each time and sends challenge and seccode (K6, A3, A5)', async () => {
  resetCaptchaPage(V3);
  let count = 0;
  const calls = fakeFetch(() => {
    count += 1;
    return success({ gt: 'gt-1', challenge: `c${count}`, newCaptcha: true, success: 1 });
  });
  const { made, configs, urls } = fakeVendor('initGeetest', ['ready'], PROOF_V3);
  for (const nth of [1, 2]) {
    const outcome = getCaptchaProof('login', true);
    await whenMade(made, nth);
    expect(made[nth - 1]?.instance.verify).toHaveBeenCalledTimes(1);
    made[nth - 1]?.write('onSuccess');
    expect(await outcome).toEqual({
      ok: true,
      proof: { geetestChallenge: 'c1', geetestSeccode: 'v|jordan' },
    });
  }
  expect(configs.map(({ challenge }) => challenge)).toEqual(['c1', 'c2']);
  expect(configs[0]).toMatchObject({
    gt: 'gt-1',
    offline: false,
    new_captcha: true,
    product: 'bind',
    lang: 'en',
  });
  expect(calls.map(({ url }) => /^\/wps\/captcha\/geetest\?t=\d{13}$/.test(url))).toEqual([true, true]);
  expect(urls).toHaveLength(1);
});

test('a vendor that the backend cannot reach is used offline (K6)', async () => {
  resetCaptchaPage(V3);
  fakeFetch(() => success({ gt: 'gt-1', challenge: 'c', newCaptcha: true, success: 0 }));
  const { made, configs } = fakeVendor('initGeetest', ['ready'], PROOF_V3);
  const outcome = getCaptchaProof('login', true);
  await whenMade(made);
  made[0]?.write('onClose');
  await outcome;
  expect(configs[0]).toMatchObject({ offline: true });
});

test('text messages with version 3 are refused with the exact alert, and nothing is loaded (A17)', async () => {
  resetCaptchaPage(V3);
  const { urls } = fakeVendor('initGeetest', ['ready']);
  expect(await getCaptchaProof('sms', true)).toEqual({ ok: false, textKey: 'captcha_service' });
  expect(urls).toEqual([]);
});

test.each([undefined, { ...V4, id: '' }])(
  'a page that names %j reports that there is none (A17)',
  async (facts) => {
    resetCaptchaPage(facts);
    expect(await getCaptchaProof('login', true)).toEqual({ ok: false, textKey: 'captcha_unavailable' });
  },
);

test('a second check while one is open is rejected as too fast, and the first continues (A18)', async () => {
  const { made } = fakeVendor('initGeetest4', ['ready'], PROOF_V4);
  const [first, second] = [getCaptchaProof('login', true), getCaptchaProof('register', true)];
  expect(await second).toEqual({ ok: false, textKey: 'captcha_too_fast' });
  await whenMade(made);
  expect(await getCaptchaProof('sms', true)).toEqual({ ok: false, textKey: 'captcha_too_fast' });
  made[0]?.write('onSuccess');
  expect(await first).toMatchObject({ ok: true });
});

test('without a connection a message appears at once (A18, S13)', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { urls } = fakeVendor('initGeetest4', ['missing']);
  expect(await getCaptchaProof('login', true)).toEqual({ ok: false, textKey: 'network_offline' });
  expect(urls).toEqual([]);
});
