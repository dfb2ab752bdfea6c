const LINE = 'Mozilla/5.0 (Linux; Android 13; wv) Version/4.0 Chrome/120.0.0.0 Mobile Line/14.1.0';
const SCRIPT = 'https://a.example/m/sw.js?env=production&merchant=aurora';

type Setting = {
  readonly disabled?: boolean | 'unknown';
  readonly userAgent?: string;
  readonly has?: boolean;
};

async function settleIn({ disabled = false, userAgent, has = false }: Setting, build = 'b1') {
  jest.resetModules();
  document.documentElement.dataset.merchant = 'aurora';
  if (build) document.documentElement.dataset.build = build;
  else delete document.documentElement.dataset.build;
  if (userAgent) jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const unregister = jest.fn(async () => true);
  const register = jest.fn(async () => ({}));
  const matches = has ? [{ active: { scriptURL: SCRIPT }, waiting: null, installing: null, unregister }] : [];
  const serviceWorker = { register, getRegistrations: async () => matches };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const caches = { keys: async () => [], delete: async () => true };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  const failed = { ok: false, code: 'network_error', message: '', status: 0, traceId: '' };
  const answer =
    disabled === 'unknown' ? failed : { ok: true, value: { workerDisabled: disabled }, traceId: '' };
  jest.doMock('@/lib/client/api/call-api', () => ({ callApi: async () => answer }));
  const { settleWorker } = await import('@/lib/client/worker/settle-worker');
  return { outcome: await settleWorker(), register, unregister };
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a browser registers it under its fixed address (W1, ruling 42)', async () => {
  const { outcome, register } = await settleIn({});
  expect(outcome).toBe('registered');
  expect(register.mock.calls).toEqual([
    ['/m/sw.js?env=production&merchant=aurora', { scope: '/m/', updateViaCache: 'none' }],
  ]);
});

test('a development server registers none (W1)', async () => {
  const { outcome, register } = await settleIn({}, '');
  expect([outcome, register.mock.calls.length]).toEqual(['none', 0]);
});

test('in a messaging app it is removed, and a message appears only where there was one (W2, SEC-93)', async () => {
  const had = await settleIn({ userAgent: LINE, has: true });
  expect([had.outcome, had.unregister.mock.calls.length, had.register.mock.calls.length]).toEqual([
    'cleaned',
    1,
    0,
  ]);
  const none = await settleIn({ userAgent: LINE });
  expect([none.outcome, none.register.mock.calls.length]).toEqual(['none', 0]);
});

test('the kill switch removes it silently; without an answer it stays (FLT-42)', async () => {
  const recalled = await settleIn({ disabled: true, has: true });
  expect([recalled.outcome, recalled.unregister.mock.calls.length]).toEqual(['none', 1]);
  const unknown = await settleIn({ disabled: 'unknown', has: true });
  const { outcome, register, unregister } = unknown;
  expect([outcome, register.mock.calls.length, unregister.mock.calls.length]).toEqual(['none', 0, 0]);
});
