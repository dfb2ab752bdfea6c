import { sendRequest } from '@/lib/client/api/send-request';
import { sendValue } from '@/lib/client/api/send-value';

jest.mock('@/lib/client/api/send-request');

const VALUE = { type: 'performance', fcp: 1, lcp: 2, shell: 3 } as const;
const BODY = JSON.stringify({ merchant: 'aurora', value: VALUE });
const failure = (code: string, status = 0) =>
  ({ ok: false, code, message: '', status, traceId: '' }) as const;

const xhr = { open: jest.fn(), setRequestHeader: jest.fn(), send: jest.fn() };
const setBeacon = (sendBeacon: unknown) => Object.assign(navigator, { sendBeacon });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.documentElement.dataset.merchant = 'aurora';
  Object.assign(globalThis, { XMLHttpRequest: jest.fn(() => xhr) });
  jest.mocked(sendRequest).mockResolvedValue({ ok: true, value: undefined, traceId: '' });
});

test('the value is sent as a JSON beacon with the merchant, and nothing else is tried (T7)', async () => {
  const beacon = jest.fn((_path: string, _blob: Blob) => true);
  setBeacon(beacon);
  sendValue(VALUE);
  const [path, blob] = beacon.mock.lastCall ?? [];
  expect([path, blob?.type, blob?.size]).toEqual(['/wps/system/collect', 'application/json', BODY.length]);
  expect(sendRequest).not.toHaveBeenCalled();
});

test.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new TypeError('no JSON here');
    },
  ],
  ['is not there', undefined],
])('where sendBeacon %s, a keepalive fetch sends it (T7)', async (_what, beacon) => {
  setBeacon(beacon);
  sendValue(VALUE);
  await settle();
  expect(jest.mocked(sendRequest).mock.calls).toEqual([
    [
      expect.objectContaining({
        url: '/wps/system/collect',
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: BODY,
      }),
      { timeoutMs: 30_000, keepalive: true },
    ],
  ]);
  expect(xhr.send).not.toHaveBeenCalled();
});

test('without fetch, XHR sends it (T7)', async () => {
  setBeacon(undefined);
  jest.mocked(sendRequest).mockResolvedValue(failure('network_error'));
  sendValue(VALUE);
  await settle();
  expect(xhr.open.mock.calls).toEqual([['POST', '/wps/system/collect']]);
  expect([xhr.setRequestHeader.mock.lastCall, xhr.send.mock.lastCall]).toEqual([
    ['Content-Type', 'application/json'],
    [BODY],
  ]);
});

test.each([
  failure('timeout'),
  failure('network_offline'),
  failure('network_error', 502),
  failure('busy', 200),
])('what was sent and failed is not sent again: $code with $status (T7)', async (result) => {
  setBeacon(undefined);
  jest.mocked(sendRequest).mockResolvedValue(result);
  sendValue(VALUE);
  await settle();
  expect(xhr.send).not.toHaveBeenCalled();
});
