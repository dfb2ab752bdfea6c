import { deviceKindOf, userAgentOf } from '@/lib/shared/site/device-kind';

test.each(['mobile', 'tablet', 'desktop'] as const)(
  'the User-Agent that represents a %s is recognised as one (SEC-113)',
  (device) => {
    expect(deviceKindOf(userAgentOf(device))).toBe(device);
  },
);
