import { reportScriptError, watchErrors } from '@/lib/client/crash/report-script-error';

const sendBeacon = jest.fn((_path: string, _body: Blob) => true);

beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  document.documentElement.dataset.build = 'build-1';
});

/** An error of our own scripts, of a place that no other test uses. */
function errorAt(column: number, message = 'lan typed s3cret'): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (https://one.example/_next/static/chunks/1.js:1:${column})`;
  return error;
}

const textOf = (body: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

async function sentReports() {
  const bodies = sendBeacon.mock.calls.map(([, body]) => textOf(body));
  return (await Promise.all(bodies)).map((text) => JSON.parse(text));
}

test('an uncaught error and a rejection are reported, each place once, without their message (B53)', async () => {
  const stop = watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: errorAt(1) }));
  window.dispatchEvent(new ErrorEvent('error', { error: errorAt(1, 'again') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorAt(2) }));
  stop();
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorAt(3) }));
  expect(sendBeacon.mock.calls.map(([path]) => path)).toEqual(['/error-report', '/error-report']);
  const page = location.pathname;
  expect(await sentReports()).toEqual([
    { kind: 'TypeError', frames: ['f@chunks/1.js:1:1'], page, build: 'build-1' },
    { kind: 'TypeError', frames: ['f@chunks/1.js:1:2'], page, build: 'build-1' },
  ]);
});

test('errors of other scripts are not reported, and a browser without beacons loses the report (B53)', () => {
  for (const other of ['text', undefined, new Error('x'), { stack: 'x' }]) reportScriptError(other);
  expect(sendBeacon).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  expect(() => reportScriptError(errorAt(4))).not.toThrow();
});

test('a page that fails again and again reports five places (B53)', () => {
  for (let column = 10; column < 30; column += 1) reportScriptError(errorAt(column));
  // Three places are reported above.
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});
