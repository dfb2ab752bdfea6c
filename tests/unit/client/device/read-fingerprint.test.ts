import { load } from '@fingerprintjs/fingerprintjs';
import { readFingerprint } from '@/lib/client/device/read-fingerprint';

jest.mock('@fingerprintjs/fingerprintjs', () => ({ load: jest.fn() }));

test('the library reads the browser without reporting its use to its maker (E9, ruling 21)', async () => {
  const visitorId = '0123456789abcdef0123456789abcdef';
  jest.mocked(load).mockResolvedValue({ get: async () => ({ visitorId }) } as never);
  expect(await readFingerprint()).toBe(visitorId);
  expect(load).toHaveBeenCalledWith({ monitoring: false });
});
