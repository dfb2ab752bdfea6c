import { ONE_TAP_DELAY_MS } from '@/lib/shared/constants';

const URL_OF_SCRIPT = 'https://gsi.example/gsi/client';
type Settings = { client_id: string; auto_select: boolean; callback: (answer: unknown) => void };
let settings: Settings | undefined;
const id = {
  initialize: jest.fn((given: Settings) => {
    settings = given;
  }),
  prompt: jest.fn(),
  cancel: jest.fn(),
  disableAutoSelect: jest.fn(),
};

const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${URL_OF_SCRIPT}"]`);

function scriptRuns(): void {
  Object.assign(window, { google: { accounts: { id } } });
  script()?.dispatchEvent(new Event('load'));
}

async function start(onCredential = jest.fn()) {
  jest.resetModules();
  const { startOneTap } = await import('@/lib/client/one-tap/start-one-tap');
  const begin = () => startOneTap({ scriptUrl: URL_OF_SCRIPT, clientId: 'client-1', onCredential });
  return { begin, onCredential };
}

beforeEach(() => {
  jest.useFakeTimers();
  id.initialize.mockImplementation((given: Settings) => {
    settings = given;
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'google');
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('nothing is loaded before 500 ms, then the script, then the prompt without a moment callback (ruling 34, Z2)', async () => {
  const { begin, onCredential } = await start();
  begin();
  await pass(ONE_TAP_DELAY_MS - 1);
  expect(script()).toBeNull();
  await pass(1);
  expect(script()?.async).toBe(true);
  scriptRuns();
  await pass(0);
  expect(settings).toMatchObject({ client_id: 'client-1', auto_select: false });
  expect(id.prompt).toHaveBeenCalledWith();
  settings?.callback({ credential: 'a.b.c' });
  settings?.callback({ credential: 'no token' });
  expect(onCredential.mock.calls).toEqual([['a.b.c']]);
});

test('leaving the form before the delay loads nothing; leaving it later takes the prompt away (ruling 34)', async () => {
  const { begin, onCredential } = await start();
  begin()();
  await pass(1_000);
  expect(script()).toBeNull();
  const stop = begin();
  await pass(ONE_TAP_DELAY_MS);
  scriptRuns();
  await pass(0);
  stop();
  expect(id.cancel).toHaveBeenCalledTimes(1);
  settings?.callback({ credential: 'a.b.c' });
  expect(onCredential).not.toHaveBeenCalled();
});

test('a form that is mounted again initialises nothing twice (ruling 34)', async () => {
  const { begin } = await start();
  begin()();
  const stop = begin();
  await pass(ONE_TAP_DELAY_MS);
  scriptRuns();
  await pass(0);
  stop();
  begin();
  await pass(ONE_TAP_DELAY_MS);
  expect([id.initialize.mock.calls.length, id.prompt.mock.calls.length]).toEqual([1, 2]);
});

test('a script that fails to load reports nothing, and may be tried again (ruling 34)', async () => {
  const { begin } = await start();
  begin();
  await pass(ONE_TAP_DELAY_MS);
  script()?.dispatchEvent(new Event('error'));
  await pass(0);
  expect(script()).toBeNull();
  begin();
  await pass(ONE_TAP_DELAY_MS);
  expect(script()).not.toBeNull();
});

test('a logout turns off automatic sign-in where the script is loaded; a script that throws does not block it (ruling 34)', async () => {
  const { disableAutoSelect } = await import('@/lib/client/one-tap/google-identity');
  expect(disableAutoSelect).not.toThrow();
  Object.assign(window, { google: { accounts: { id } } });
  disableAutoSelect();
  expect(id.disableAutoSelect).toHaveBeenCalledTimes(1);
  id.disableAutoSelect.mockImplementation(() => {
    throw new Error('broken');
  });
  expect(disableAutoSelect).not.toThrow();
});
