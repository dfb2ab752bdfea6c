import { adjustPixel, toAdjustHosts } from '@/lib/client/pixel/platform/adjust-pixel';
import { anEvent } from './vendor-page';

const library = {
  initSdk: jest.fn(),
  trackEvent: jest.fn(() => Promise.reject(new Error('offline'))),
  stop: jest.fn(),
  restart: jest.fn(),
};
jest.mock('@adjustcom/adjust-web-sdk', () => ({ __esModule: true, default: library }));

const FACTS = { vendors: {}, tokens: { register: 'abc123' } };

beforeEach(() => {
  library.trackEvent.mockImplementation(() => Promise.reject(new Error('offline')));
});

test('events wait for the library, and only those with a token are reported (T4)', async () => {
  const pixel = adjustPixel(['abc123def456'], FACTS);
  pixel.open(undefined);
  pixel.track(anEvent('register', 'e-1'));
  pixel.track(anEvent('login', 'e-2'));
  expect(library.trackEvent).not.toHaveBeenCalled();
  await pixel.loads[0]?.();
  pixel.track(anEvent('register', 'e-3'));
  expect(library.initSdk).toHaveBeenCalledWith({
    appToken: 'abc123def456',
    environment: 'production',
    logLevel: 'none',
    eventDeduplicationListLimit: 50,
  });
  expect(library.trackEvent.mock.calls).toEqual([
    [{ eventToken: 'abc123', deduplicationId: 'e-1' }],
    [{ eventToken: 'abc123', deduplicationId: 'e-3' }],
  ]);
});

test('a refusal stops it, even while it loads; a later consent starts it again (B7)', async () => {
  const pixel = adjustPixel(['abc123def456'], FACTS);
  pixel.track(anEvent('register', 'e-1'));
  const loading = pixel.loads[0]?.();
  pixel.setConsent?.(false);
  await loading;
  pixel.track(anEvent('register', 'e-2'));
  expect(library.stop).toHaveBeenCalledTimes(1);
  expect(library.trackEvent).not.toHaveBeenCalled();
  pixel.setConsent?.(true);
  pixel.track(anEvent('register', 'e-3'));
  expect(library.restart).toHaveBeenCalledTimes(1);
  expect(library.trackEvent).toHaveBeenCalledTimes(1);
});

test('the registry’s origin takes the place of Adjust’s hosts; plain http is spoken to that host alone (provider-api §1)', () => {
  const opened: string[] = [];
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((...args: unknown[]) => {
    opened.push(String(args[1]));
  });
  expect(toAdjustHosts(undefined)).toBeUndefined();
  expect(toAdjustHosts('https://a.example')).toEqual({ domains: ['a.example'], useSubdomains: false });
  new XMLHttpRequest().open('GET', 'https://127.0.0.1:4010/session');
  expect(toAdjustHosts('http://127.0.0.1:4010')).toEqual({
    domains: ['127.0.0.1:4010'],
    useSubdomains: false,
  });
  for (const url of [
    'https://127.0.0.1:4010/session',
    'https://127.0.0.1:40100/x',
    'https://other.example/x',
  ])
    new XMLHttpRequest().open('POST', url, true);
  expect(opened).toEqual([
    'https://127.0.0.1:4010/session',
    'http://127.0.0.1:4010/session',
    'https://127.0.0.1:40100/x',
    'https://other.example/x',
  ]);
});
