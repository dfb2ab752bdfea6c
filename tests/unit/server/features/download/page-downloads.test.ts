import { getPageAttributes } from '@/app/page-attributes';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { enterPage } from '@/tests/unit/server/support/page-headers';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.mock('next/headers', () => jest.requireActual('@/tests/unit/server/support/page-headers'));
jest.mock('react', () => ({ ...jest.requireActual('react'), cache: (make: unknown) => make }));

const CONFIG = 'GET /wps/system/config';
const SETTING = 'GET /wps/relay/WPSCORE_getDownloadSetting';
const provider = freshProvider();

beforeAll(() => {
  const { origin } = provider;
  setRegistry([toEntry('one', { backend: { origin }, install: { downloadHosts: ['apps.example'] } })]);
});

async function downloadsOf(status: object = {}) {
  const context = aContext('/m/home', getMerchantByHost('one.localhost'));
  context.state = { status: parseStatus(status) };
  enterPage(context);
  return JSON.parse((await getPageAttributes())['data-downloads'] ?? 'null');
}

test('install and upgrade prompts offer links of permitted hosts alone (E15, S5, W9)', async () => {
  provider.answers[CONFIG] = ok({ download: { IOS: 'https://ios.example/app' } });
  const resources = [{ resourceType: 'Android', url: 'https://files.evil.example/a.apk' }];
  provider.answers[SETTING] = ok({ app_desc: 'Fast.', resources });
  expect(await downloadsOf()).toEqual({
    description: 'Fast.',
    loginPrompt: '',
    links: { IOS: 'https://ios.example/app' },
  });
});

test.each([{ regionRestriction: true }, { maintenance: true }])(
  'a site that is closed by %j names no app (S1, ruling 76)',
  async (status) => {
    provider.answers[CONFIG] = ok({ download: { IOS: 'https://ios.example/app' } });
    provider.answers[SETTING] = ok({});
    expect(await downloadsOf(status)).toBeNull();
  },
);

test('they offer the links of the status where no other source has one (E15, S5, W9)', async () => {
  provider.answers[CONFIG] = ok({});
  provider.answers[SETTING] = failed('busy', 500);
  const resources = [{ resourceType: 'Android', url: 'https://apps.example/a.apk' }];
  expect(await downloadsOf({ resources })).toMatchObject({
    links: { Android: 'https://apps.example/a.apk' },
  });
});
