import { ENVIRONMENTS } from '@/lib/shared/device/environment';
import { decideWorker, parseWorkerSwitch, type WorkerPlace } from '@/lib/shared/worker/worker-verdict';

const BROWSER: WorkerPlace = {
  isProduction: true,
  isNative: false,
  environment: 'browser',
  isDisabled: false,
};

test('a built site in a browser registers the worker (W1)', () => {
  expect(decideWorker(BROWSER)).toBe('register');
});

test('a development server changes nothing, in a browser or in the native app (W1)', () => {
  expect(decideWorker({ ...BROWSER, isProduction: false })).toBe('leave');
  expect(decideWorker({ ...BROWSER, isProduction: false, isNative: true })).toBe('leave');
});

test.each(ENVIRONMENTS.map(({ id }) => id))('in %s the worker is removed (W1, W2, SEC-93)', (environment) => {
  expect(decideWorker({ ...BROWSER, environment })).toBe('remove');
  expect(decideWorker({ ...BROWSER, environment, isDisabled: undefined })).toBe('remove');
});

test('the operator`s app counts even where only a flag shows it (W1)', () => {
  expect(decideWorker({ ...BROWSER, isNative: true })).toBe('remove');
});

test('the kill switch takes it back, and a provider that is down changes nothing (FLT-42)', () => {
  expect(decideWorker({ ...BROWSER, isDisabled: true })).toBe('recall');
  expect(decideWorker({ ...BROWSER, isDisabled: undefined })).toBe('leave');
});

test.each([
  [{ workerDisabled: true }, true],
  [{ workerDisabled: false }, false],
  [{ workerDisabled: 'true' }, true],
  [{ workerDisabled: 1 }, true],
  [{ workerDisabled: 'false' }, false],
  [{ workerDisabled: 'yes' }, false],
  [{}, false],
  [null, false],
  ['workerDisabled', false],
])('the configuration %j means %s (FLT-42)', (config, isDisabled) => {
  expect(parseWorkerSwitch(config)).toBe(isDisabled);
});
