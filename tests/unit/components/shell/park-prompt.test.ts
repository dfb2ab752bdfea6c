import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';
import { hasNativePrompt, showNativePrompt } from '@/lib/client/install/native-prompt';

beforeAll(() => new Function(PRE_PAINT_SCRIPT)());

test('the page starts without a prompt, and requesting it fails quietly (W4)', async () => {
  expect(hasNativePrompt()).toBe(false);
  await expect(showNativePrompt()).resolves.toBe('failed');
});

test('the browser’s prompt is held back and parked before any code of the page (W4)', async () => {
  const prompt = jest.fn(async () => ({ outcome: 'dismissed' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(hasNativePrompt()).toBe(true);
  await expect(showNativePrompt()).resolves.toBe('dismissed');
  expect(hasNativePrompt()).toBe(false);
});

test('an installation is remembered for the code that comes later (W5)', () => {
  window.dispatchEvent(new Event('appinstalled'));
  expect(window.mcInstalled).toBe(1);
});
