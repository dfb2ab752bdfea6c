import { adjustPixel } from '@/lib/client/pixel/platform/adjust-pixel';
import { anEvent } from './vendor-page';

jest.mock('@adjustcom/adjust-web-sdk', () => {
  throw new Error('offline');
});

test('a library that does not come leaves its events waiting, and the page at work (T4)', async () => {
  const pixel = adjustPixel(['abc123def456'], { vendors: {}, tokens: { register: 'abc123' } });
  pixel.track(anEvent('register', 'e-1'));
  await expect(pixel.loads[0]?.()).resolves.toBeUndefined();
});
