import getConfig from '@/lib/server/features/locale/request';
import { setPageRequest } from '@/tests/unit/server/support/page-headers';

jest.mock('next/headers', () => jest.requireActual('@/tests/unit/server/support/page-headers'));
jest.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }));

test.each([
  ['VI', 'vi'],
  ['TW', 'zh-TW'],
  ['UR-LA', 'ur-Latn'],
  ['xx', 'en'],
  [undefined, 'en'],
])(
  'for the language %s next-intl gets the tag %s and every message (ruling 55, I1)',
  async (code, locale) => {
    setPageRequest(code === undefined ? {} : { 'x-site-language': code });
    const config = await getConfig({} as never);
    expect(config).toMatchObject({ locale, timeZone: 'UTC' });
    expect(Object.keys(config.messages ?? {}).length).toBeGreaterThan(3);
  },
);
