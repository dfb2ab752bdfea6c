import { countAttempts } from '@/lib/server/http/limits/count-attempts';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import {
  allowedIn,
  type Call,
  from,
  LOGIN,
  limitedProvider,
  login,
  statusesOf,
  times,
} from '@/tests/unit/server/http/limits/calls';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';

jest.setTimeout(30_000);
const { provider, received } = limitedProvider();

const allAtOnce = (calls: readonly Call[]) =>
  Promise.all(calls.map((call) => statusesOf([call]))).then((all) => all.flat());

test.each(['lan', 'nobody-knows'])(
  'the name %s is tried 10 times a minute from all addresses together, in whatever spelling, and then once in 2 s (SEC-62)',
  async (name) => {
    provider.answers[`POST ${LOGIN}`] = failed('login.cred.err');
    const spellings = [name, name.toUpperCase(), ` ${name}`, `${name[0]} ${name.slice(1)}`, `${name}\t`];
    const startedMs = performance.now();
    const statuses = await allAtOnce(
      times(40, (nth) => login(spellings[nth % 5] ?? '', `198.51.100.${nth}`)),
    );
    const windows = Math.ceil((performance.now() - startedMs) / 2_000) + 1;
    expect(received(LOGIN)).toBeGreaterThan(10);
    expect(received(LOGIN)).toBeLessThanOrEqual(10 + windows);
    expect(allowedIn(statuses)).toBeLessThanOrEqual(10 + windows);
  },
);

test('the owner of a name that twelve addresses have guessed at signs in, and is not locked out (SEC-62)', async () => {
  provider.answers[`POST ${LOGIN}`] = failed('login.cred.err');
  await allAtOnce(times(12, (nth) => login('lan', `198.51.100.${nth}`)));
  provider.answers[`POST ${LOGIN}`] = ok({ token: 't', userName: 'lan' });
  expect(await statusesOf([login('lan', '203.0.113.77')])).toEqual([200]);
});

test('beyond the limit a solved check continues at once, where the provider offers it (SEC-62)', async () => {
  provider.answers[`POST ${LOGIN}`] = failed('login.cred.err');
  provider.answers['GET /wps/v2/system/status'] = ok({ captcha: { login: true } });
  await allAtOnce(times(11, (nth) => login('lan', `198.51.100.${nth}`)));
  const proven = (nth: number): Call => {
    const [path, body, headers] = login('lan', `192.0.2.${nth}`);
    return [path, { ...(body as object), geetestSeccode: 'x|jordan' }, headers];
  };
  // Without a proof at most one attempt in 2 s passes before the others are rejected.
  expect(await allAtOnce(times(12, proven))).toEqual(Array(12).fill(200));
});

test('an own sign-in under a name that is tried too often makes no room for a guess (SEC-62)', async () => {
  provider.answers[`POST ${LOGIN}`] = (request) =>
    (provider.open(request) as { type: string }).type === 'firebase'
      ? ok({ token: 't', userName: 'mallory' })
      : failed('login.cred.err');
  await allAtOnce(times(11, (nth) => login('lan', `198.51.100.${nth}`)));
  const own: Call = [LOGIN, { type: 'firebase', firebaseIdToken: 'own', username: 'lan' }, from('192.0.2.1')];
  expect(await statusesOf([own])).toEqual([200]);
  const merchant = getMerchantByHost('one.localhost');
  if (!merchant) throw new Error('no merchant');
  expect(await countAttempts(merchant, [{ limit: 'loginName', subject: 'lan' }])).toBeDefined();
});
