import { ExpirationPlugin } from 'workbox-expiration';
import { makeLimit } from '@/lib/worker/caches';

jest.mock('@/lib/worker/push/scope', () => ({ BUILD: 'one', scope: { location: { search: '' } } }));
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: jest.fn() }));

test.each(['files', 'pages', 'data', 'pictures'] as const)(
  'the limit of %s also removes entries that vary by a header (SEC-92)',
  (kind) => {
    makeLimit(kind);
    expect(ExpirationPlugin).toHaveBeenCalledWith(
      expect.objectContaining({ matchOptions: { ignoreVary: true }, purgeOnQuotaError: true }),
    );
  },
);
