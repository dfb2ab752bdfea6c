import { getSocialFacts } from '@/lib/server/features/page-data/get-social-facts';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { enterPage } from '@/tests/unit/server/support/page-headers';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.mock('next/headers', () => jest.requireActual('@/tests/unit/server/support/page-headers'));

const answers: Record<string, unknown> = {};
const requests: string[] = [];
jest.mock('@/lib/server/features/page-data/page-call', () => ({
  getForPage: async (_site: unknown, row: { name: string }) => {
    requests.push(row.name);
    const value = answers[row.name];
    return value === undefined ? { ok: false, code: 'timeout' } : { ok: true, value };
  },
}));

setRegistry(
  [
    toEntry('one', {
      vendors: { lineAuthorize: 'https://proxy.example' },
      line: { pkce: false },
    }),
  ],
  { FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099/' },
);

const open = (...on: string[]): void => {
  const context = aContext('/m/login', getMerchantByHost('one.localhost'));
  const whitelabelVal = Object.fromEntries(on.map((name) => [name, true]));
  const captcha = { captcha: { register: true }, register: { captcha: { enabled: true } } };
  context.state = { status: parseStatus({ whitelabelVal, ...captcha }) };
  enterPage(context);
};

const config = {
  gateway: { lineClientId: '165' },
  telegram: { botId: '1' },
  sms: { config: { apiKey: 'k', authDomain: 'd.example', projectId: 'demo' } },
};

beforeEach(() => {
  requests.length = 0;
  for (const name of Object.keys(answers)) delete answers[name];
});

test('facts come from switches, configuration, the fresher setting call, the registry and the environment, and whether a registration asks for a captcha (A11, ruling 37)', async () => {
  open('LINELOGIN3', 'TELEGRAMLOGIN3', 'GOOGLELOGIN3');
  Object.assign(answers, { siteConfig: config, telegramSetting: { botId: '2' } });
  expect(await getSocialFacts()).toMatchObject({
    line: {
      clientId: '165',
      authorizeUrl: 'https://proxy.example/oauth2/v2.1/authorize',
      pkce: false,
    },
    telegram: { botId: '2', authUrl: 'https://oauth.telegram.org/auth' },
    firebase: { emulator: 'http://127.0.0.1:9099' },
    google: true,
    facebook: false,
    isCaptchaShown: true,
  });
});

test('a provider that fails offers nothing, and the page is still rendered (A11)', async () => {
  open('LINELOGIN3', 'TELEGRAMLOGIN3', 'GOOGLELOGIN3');
  const facts = await getSocialFacts();
  expect(facts).toMatchObject({ google: false, facebook: false, twitter: false });
  expect([facts.line, facts.telegram, facts.firebase]).toEqual([undefined, undefined, undefined]);
});

test('the setting call is made only where Telegram is switched on', async () => {
  open('LINELOGIN3');
  Object.assign(answers, { siteConfig: config, telegramSetting: { botId: '2' } });
  expect((await getSocialFacts()).telegram).toBeUndefined();
  expect(requests).toEqual(['siteConfig']);
});
