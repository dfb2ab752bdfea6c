import { parseSocialFacts, type SocialSources } from '@/lib/shared/sign-in/parse-social-facts';
import { parseStatus } from '@/lib/shared/site/parse-status';

const switchesOf = (...on: string[]) =>
  parseStatus({ whitelabelVal: Object.fromEntries(on.map((name) => [name, true])) }).switches;

const ALL = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TWITTERLOGIN3', 'LINELOGIN3', 'TELEGRAMLOGIN3'];
const config = {
  gateway: { lineClientId: '165' },
  sms: { config: { apiKey: 'k', authDomain: 'd.example', projectId: 'demo' }, googleWebClientId: 'g' },
  telegram: { botId: '7001', authDomain: 'brand.example' },
};
const read = (more: Partial<SocialSources> = {}) =>
  parseSocialFacts({ switches: switchesOf(...ALL), config, vendors: {}, linePkce: true, setup: {}, ...more });

test('every sign-in method is offered when its switch is on and it is configured (A11)', () => {
  expect(read()).toEqual({
    google: true,
    facebook: true,
    twitter: true,
    firebase: { config: config.sms.config, googleClientId: 'g' },
    googleIdentityUrl: 'https://accounts.google.com/gsi/client',
    line: { clientId: '165', authorizeUrl: 'https://access.line.me/oauth2/v2.1/authorize', pkce: true },
    telegram: {
      botId: '7001',
      authUrl: 'https://oauth.telegram.org/auth',
      authDomain: 'brand.example',
    },
    autoCreate: false,
    manualRegistration: false,
    isExpiryForced: false,
  });
});

test.each([
  ['LINELOGIN3', 'line'],
  ['TELEGRAMLOGIN3', 'telegram'],
  ['GOOGLELOGIN3', 'google'],
  ['FACEBOOKLOGIN3', 'facebook'],
  ['TWITTERLOGIN3', 'twitter'],
] as const)('%s off hides its way and no other (A11)', (off, way) => {
  const facts = read({ switches: switchesOf(...ALL.filter((name) => name !== off)) });
  const others = (['line', 'telegram', 'google', 'facebook', 'twitter'] as const).filter(
    (one) => one !== way,
  );
  expect(facts[way]).toBeFalsy();
  for (const other of others) expect(facts[other]).toBeTruthy();
});

test('switches without a configuration offer nothing (A11)', () => {
  const facts = read({ config: {} });
  expect(facts).toMatchObject({ google: false, facebook: false, twitter: false });
  expect([facts.line, facts.telegram, facts.firebase]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['an api key with a colon', { sms: { config: { ...config.sms.config, apiKey: 'a:b' } } }],
  ['a missing project', { sms: { config: { apiKey: 'k', authDomain: 'd' } } }],
  ['no object', { sms: 'x' }],
])('Firebase with %s is not configured', (_what, broken) => {
  expect(read({ config: { ...config, ...broken } as never })).toMatchObject({ google: false });
});

test('the setting call overrides the configuration, and a whole bot token reveals no secret (A13)', () => {
  expect(read({ telegram: { botId: '42:secret', authDomain: 'https://Other.example/x' } }).telegram).toEqual({
    botId: '42',
    authUrl: 'https://oauth.telegram.org/auth',
    authDomain: 'other.example',
  });
  expect(read({ telegram: {} }).telegram?.botId).toBe('7001');
  expect(read({ telegram: { botId: 'no number' } }).telegram).toBeUndefined();
});

test('the registry names another origin, or another page (provider-api §1)', () => {
  const vendors = { lineAuthorize: 'http://127.0.0.1:4010', telegramOauth: 'https://proxy.example/tg' };
  expect(read({ vendors }).line?.authorizeUrl).toBe('http://127.0.0.1:4010/oauth2/v2.1/authorize');
  expect(read({ vendors }).telegram?.authUrl).toBe('https://proxy.example/tg');
});

test('an account is created without a question only when it may be and need not be made by hand (A10)', () => {
  expect(read({ switches: switchesOf('FIREBASECREATEACC3') })).toMatchObject({ autoCreate: true });
  expect(read({ switches: switchesOf('FIREBASECREATEACC3', 'SSOMANUALREG3') })).toMatchObject({
    autoCreate: false,
    manualRegistration: true,
  });
});

test('the emulator is set only with Firebase', () => {
  const setup = { emulator: 'http://127.0.0.1:9099' };
  expect(read({ setup }).firebase?.emulator).toBe(setup.emulator);
  expect(read({ setup, switches: switchesOf('LINELOGIN3') }).firebase).toBeUndefined();
});
