import { getSocialFacts } from '@/lib/server/features/page-data/get-social-facts';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { getSite } from '@/lib/server/http/get-site';
import { getRegisterFacts } from '@/lib/server/pages/data/get-register-facts';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { BRAND } from '@/tests/unit/components/ui/brand-of';

jest.mock('@/lib/server/http/get-site', () => ({ getSite: jest.fn() }));
jest.mock('@/lib/server/features/page-data/get-social-facts', () => ({ getSocialFacts: jest.fn() }));
jest.mock('@/lib/server/features/social/firebase-setup', () => ({
  getFirebaseSetup: (code: string) => ({ tokenSyncUrl: `/auth/${code}` }),
}));
const mockMerchant = { defaultMobilePassword: '246810' as string | undefined };
jest.mock('@/lib/server/tenants/registry', () => ({ getMerchantOf: () => mockMerchant }));
jest.mock('@/lib/server/features/page-data/page-call', () => ({ getForPage: jest.fn() }));

type Given = { readonly status?: unknown; readonly config?: unknown; readonly entry?: object };

async function rulesFor({ status = {}, config, entry = {} }: Given) {
  const brand = { ...BRAND, entry: { ...BRAND.entry, ...entry } };
  (getSite as jest.Mock).mockResolvedValue({ brand, status: parseStatus(status) });
  (getForPage as jest.Mock).mockResolvedValue(
    config === undefined ? { ok: false, code: 'timeout' } : { ok: true, value: config },
  );
  return (await getRegisterFacts()).rules;
}

test.each([
  [{ mobilePasswordSetting: true }, true],
  [{ mobilePasswordSetting: false }, false],
  [{}, false],
  [undefined, true],
])('with the config %j a mobile registration requires a password: %s (A4)', async (config, isRequired) => {
  expect((await rulesFor({ config })).isMobilePasswordRequired).toBe(isRequired);
});

test('numbers are offered with SMS, a chosen name where the registry enables it (A22, ruling 38)', async () => {
  expect((await rulesFor({})).methods).toEqual(['username']);
  const given = { status: { sms: { firebase: true } }, entry: { quickStart: true, smsTemplate: 'REG' } };
  expect(await rulesFor(given)).toMatchObject({
    methods: ['username', 'mobile', 'auto'],
    smsTemplate: 'REG',
  });
});

test('the length of a user name is the registry’s', async () => {
  const usernameLength = { min: 4, max: 20 };
  expect((await rulesFor({})).usernameLength).toBeUndefined();
  expect((await rulesFor({ entry: { usernameLength } })).usernameLength).toEqual(usernameLength);
});

test('without a password of the player or the registry numbers are not offered (A4, ruling 19)', async () => {
  const status = { sms: { firebase: true } };
  mockMerchant.defaultMobilePassword = undefined;
  expect((await rulesFor({ status, config: {} })).methods).toEqual(['username']);
  expect((await rulesFor({ status, config: { mobilePasswordSetting: true } })).methods).toEqual([
    'username',
    'mobile',
  ]);
  mockMerchant.defaultMobilePassword = '246810';
  expect((await rulesFor({ status, config: {} })).methods).toEqual(['username', 'mobile']);
});

const CONFIG = { apiKey: 'k', authDomain: 'one.firebaseapp.com', projectId: 'one' };

test.each([
  ['firebase', { sms: { config: CONFIG } }, { config: CONFIG, tokenSyncUrl: `/auth/${BRAND.code}` }],
  ['firebase', { sms: { config: { ...CONFIG, apiKey: 'a:b' } } }, undefined],
  ['firebase', {}, undefined],
  ['firebase', undefined, undefined],
  ['provider', { sms: { config: CONFIG } }, undefined],
])(
  'with the sender %s and the config %j Firebase’s settings are %j; without them the provider sends the codes (A21, E4, E11)',
  async (smsSender, config, facts) => {
    const rules = await rulesFor({ status: { sms: { firebase: true } }, config, entry: { smsSender } });
    expect(rules.methods).toContain('mobile');
    expect(rules.smsFirebase).toEqual(facts);
  },
);

test('switches, captchas and the age are the merchant’s (A2, A17, ruling 37)', async () => {
  const status = {
    captcha: { register: true, sms: true },
    register: { captcha: { enabled: true } },
    whitelabelVal: { MOBILEAUTOLOGIN3: true, PWDEXPFORCECHANGE3: true },
  };
  expect(await rulesFor({ status })).toMatchObject({
    isCaptchaShown: true,
    isSmsCaptchaShown: true,
    canStay: true,
    isExpiryForced: true,
    minimumAge: 21,
  });
});

test('the facts include third parties and the address, for the links and buttons beside the form (A11)', async () => {
  const query = new URLSearchParams('go=/m/game');
  const social = { line: { clientId: '1' } };
  (getSite as jest.Mock).mockResolvedValue({ brand: BRAND, status: parseStatus({}), query });
  (getSocialFacts as jest.Mock).mockResolvedValue(social);
  expect(await getRegisterFacts()).toMatchObject({ query, social, hasPromotions: true });
});
