import { notedNames } from '../noted-events';
import { openPage, parkPrompt } from './install-page';

const accepted = async () => ({ outcome: 'accepted', platform: 'web' });
const dismissed = async () => ({ outcome: 'dismissed', platform: '' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a prompt from before the page’s code is used, and offered after 1 s (W4, S3)', async () => {
  const page = await openPage();
  parkPrompt(accepted);
  page.startInstall();
  expect(page.getInstall()).toMatchObject({ hasPrompt: true, phase: 'waiting' });
  await jest.advanceTimersByTimeAsync(999);
  expect(page.getInstall().phase).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(page.getInstall().phase).toBe('offered');
});

test('after 20 tries of 150 ms the prompt counts as missing; a later one is offered (W4)', async () => {
  const page = await openPage();
  page.startInstall();
  await jest.advanceTimersByTimeAsync(2_999);
  expect(page.getInstall()).toMatchObject({ isMissing: false });
  await jest.advanceTimersByTimeAsync(1);
  expect(page.getInstall()).toMatchObject({ isMissing: true, phase: 'waiting' });
  expect(jest.getTimerCount()).toBe(0);
  parkPrompt(accepted);
  expect(page.getInstall()).toMatchObject({ isMissing: false, phase: 'offered' });
});

test('tries change no state: each change would restart the rendering of a simultaneous navigation (PRF-26)', async () => {
  const page = await openPage();
  page.startInstall();
  await jest.advanceTimersByTimeAsync(1_000);
  const state = page.getInstall();
  await jest.advanceTimersByTimeAsync(1_999);
  expect(page.getInstall()).toBe(state);
});

test('to decline skips the session and counts the close (W5)', async () => {
  const page = await openPage();
  parkPrompt(accepted);
  page.startInstall();
  await jest.advanceTimersByTimeAsync(1_000);
  page.dispatchInstall('cancelled');
  expect(sessionStorage.getItem('skip_a2hs')).toBe('1');
  expect(localStorage.getItem('a2hs_close_count')).toBe('1');
  expect(notedNames()).toEqual([]);
  const next = await openPage({ isNew: false });
  parkPrompt(accepted);
  next.startInstall();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(next.getInstall().phase).toBe('waiting');
});

test('three closes in three sessions are a no for good (W5)', async () => {
  for (const [session, phase] of ['offered', 'offered', 'offered', 'waiting'].entries()) {
    const page = await openPage({ isNew: session === 0 });
    sessionStorage.clear();
    parkPrompt(accepted);
    page.startInstall();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(page.getInstall().phase).toBe(phase);
    page.dispatchInstall('cancelled');
  }
  expect(localStorage.getItem('a2hs_close_count')).toBe('3');
});

test('accepting uses the prompt up and installs; the browser’s event sets 99, the mark and reports once (W5, T1)', async () => {
  const page = await openPage();
  const prompt = jest.fn(accepted);
  parkPrompt(prompt);
  page.startInstall();
  await expect(page.requestInstall()).resolves.toBe('accepted');
  expect(page.getInstall()).toMatchObject({ phase: 'installing', hasPrompt: false });
  expect([prompt.mock.calls.length, window.mcInstall]).toEqual([1, undefined]);
  expect(sessionStorage.getItem('skip_a2hs')).toBeNull();
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('appinstalled'));
  expect(page.getInstall().phase).toBe('installed');
  expect(localStorage.getItem('a2hs_close_count')).toBe('99');
  expect(localStorage.getItem('pwa_installed')).toBe('1');
  await jest.advanceTimersByTimeAsync(10);
  expect(notedNames()).toEqual(['a2hsInstalled']);
});

test('a second installation on this device is reported as well (W5, T1)', async () => {
  for (const isNew of [true, false]) {
    const page = await openPage({ isNew });
    page.startInstall();
    window.dispatchEvent(new Event('appinstalled'));
  }
  await jest.advanceTimersByTimeAsync(10);
  expect(notedNames()).toEqual(['a2hsInstalled', 'a2hsInstalled']);
});

test('an installation that ended before the page’s code came counts too (W5)', async () => {
  const page = await openPage();
  window.mcInstalled = 1;
  page.startInstall();
  expect(localStorage.getItem('a2hs_close_count')).toBe('99');
  expect(page.getInstall()).toMatchObject({ phase: 'closed', isInstalled: true });
});

test('the browser’s own refusal counts like ours, also where only userChoice reports it (W5)', async () => {
  for (const [prompt, choice] of [[dismissed], [() => undefined, dismissed()]] as const) {
    const page = await openPage();
    parkPrompt(prompt, choice);
    await expect(page.requestInstall()).resolves.toBe('dismissed');
    expect(page.getInstall().phase).toBe('closed');
    expect([sessionStorage.getItem('skip_a2hs'), localStorage.getItem('a2hs_close_count')]).toEqual([
      '1',
      '1',
    ]);
  }
});
