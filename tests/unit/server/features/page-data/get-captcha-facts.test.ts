import { getCaptchaFacts } from '@/lib/server/features/page-data/get-captcha-facts';
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
const on = { captcha: { login: true } };
const provider = freshProvider();
beforeAll(() => {
  const vendors = { geetest: 'https://three.example', geetest4: 'https://four.example' };
  setRegistry([
    toEntry('one', { backend: { origin: provider.origin }, vendors }),
    toEntry('two', { backend: { origin: provider.origin } }),
  ]);
});

async function factsOf(status: object, code = 'one') {
  const context = aContext('/m/login', getMerchantByHost(`${code}.localhost`));
  context.state = { status: parseStatus(status) };
  enterPage(context);
  return getCaptchaFacts();
}

test('where no scene shows a captcha, the page has none and no call is sent (A17, ruling 36)', async () => {
  expect(await factsOf({ gw: { GEETEST_ID: 'id', GEETEST_VERSION: 'v4' } })).toBeUndefined();
  expect(provider.requests).toHaveLength(0);
});

test.each([
  [
    { GEETEST_ID: 'id', GEETEST_VERSION: 'v4' },
    { version: 'v4', id: 'id', origin: 'https://four.example' },
  ],
  [
    { GEETEST_ID: 'id', GEETEST_VERSION: 'v3' },
    { version: 'v3', id: 'id', origin: 'https://three.example' },
  ],
  [{ GEETEST_ID: 'id' }, { version: 'v3', id: 'id', origin: 'https://three.example' }],
])('the status names id and version: %j (E11, A17)', async (gw, facts) => {
  expect(await factsOf({ ...on, gw })).toEqual(facts);
  expect(provider.requests).toHaveLength(0);
});

test('without an override the scripts come from the vendor (provider-api §1)', async () => {
  const gw = { GEETEST_ID: 'id', GEETEST_VERSION: 'v4' };
  expect(await factsOf({ ...on, gw }, 'two')).toMatchObject({ origin: 'https://static.geetest.com' });
});

test('a status without an id leaves it to the site configuration (E12)', async () => {
  provider.answers[CONFIG] = ok({ gateway: { captchaId: 'other', captchaVersion: 'v4' } });
  expect(await factsOf(on)).toEqual({ version: 'v4', id: 'other', origin: 'https://four.example' });
});

test('the status’s version overrides the configuration (E11)', async () => {
  provider.answers[CONFIG] = ok({ gateway: { captchaId: 'other', captchaVersion: 'v3' } });
  expect(await factsOf({ ...on, gw: { GEETEST_VERSION: 'v4' } })).toMatchObject({
    version: 'v4',
    id: 'other',
  });
});

test.each([[failed('busy', 500)], [ok({})], [ok(null)]])(
  'a configuration that is %j leaves version 3 and no id',
  async (plan) => {
    provider.answers[CONFIG] = plan;
    expect(await factsOf(on)).toEqual({ version: 'v3', id: '', origin: 'https://three.example' });
  },
);
