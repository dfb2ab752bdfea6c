import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { fakeVendor, PROOF_V4, resetCaptchaPage, V4 } from './fake-vendor';

beforeEach(() => {
  resetCaptchaPage(V4);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function shown(proof: unknown = PROOF_V4) {
  const { made, urls } = fakeVendor('initGeetest4', ['ready'], proof);
  const outcome = getCaptchaProof('login', true);
  await jest.advanceTimersByTimeAsync(100);
  const write = async (name: string) => {
    made[0]?.write(name);
    await jest.advanceTimersByTimeAsync(10);
  };
  return { outcome, made, urls, write, instance: made[0]?.instance };
}

test('closing it shows the request to verify, and another try may follow (A18)', async () => {
  const { outcome, write, made } = await shown();
  await write('onClose');
  expect(await outcome).toEqual({ ok: false, textKey: 'verify_first' });
  const second = getCaptchaProof('login', true);
  await jest.advanceTimersByTimeAsync(100);
  made[1]?.write('onSuccess');
  await jest.advanceTimersByTimeAsync(10);
  expect(await second).toMatchObject({ ok: true });
});

test('an error while it is shown breaks it off, without another attempt (A18)', async () => {
  const { outcome, write, urls } = await shown();
  await write('onError');
  expect(await outcome).toEqual({ ok: false, textKey: 'captcha_broken' });
  expect(urls).toHaveLength(1);
});

test.each([[false], [{}], [null]])('a success that leaves %j is none (A18)', async (proof) => {
  const { outcome, write } = await shown(proof);
  await write('onSuccess');
  expect(await outcome).toEqual({ ok: false, textKey: 'captcha_broken' });
});

test('a wrong answer ends nothing: the vendor shows another picture', async () => {
  const { outcome, write } = await shown();
  const ended = jest.fn();
  void outcome.then(ended);
  await write('onFail');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
  await write('onClose');
  await outcome;
});

test.each(['onSuccess', 'onClose', 'onError'])(
  'after %s the instance is destroyed, once (A18)',
  async (end) => {
    const { outcome, write, instance } = await shown();
    expect(instance?.destroy).not.toHaveBeenCalled();
    write(end);
    await outcome;
    expect(instance?.destroy).toHaveBeenCalledTimes(1);
  },
);

test.each(['pagehide', 'popstate'])(
  'leaving the page by %s destroys it too, and leaves nothing to say (A18)',
  async (sign) => {
    const { outcome, instance } = await shown();
    window.dispatchEvent(new Event(sign));
    await jest.advanceTimersByTimeAsync(10);
    expect(await outcome).toEqual({ ok: false });
    expect(instance?.destroy).toHaveBeenCalledTimes(1);
  },
);

test('an instance that cannot be destroyed or shown spoils nothing (A18)', async () => {
  const { outcome, write, instance } = await shown();
  instance?.destroy.mockImplementation(() => {
    throw new Error('vendor');
  });
  await write('onSuccess');
  expect(await outcome).toMatchObject({ ok: true });
});

test('the focus returns to its place when the check closes', async () => {
  document.querySelector('button')?.focus();
  const { outcome, write } = await shown();
  (document.activeElement as HTMLElement).blur();
  await write('onClose');
  await outcome;
  expect(document.activeElement?.textContent).toBe('Sign in');
});
