// Guesses at tokens in the address are limited by address, and cost a neighbour with a good one nothing but that.
import { ask, cookiesOf, ownPost, signIn } from '@/tests/wire/support/ask';
import { callsTo, control, type RunningSite, startSite } from '@/tests/wire/support/start-site';
import { makeStrictRegistry, times } from './sites';

let site: RunningSite;
const INFO = '/wps/member/info';
const from = (address: string) => ({ 'X-Forwarded-For': address });

beforeAll(async () => {
  site = await startSite({ MERCHANTS: makeStrictRegistry(), TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'error' });
}, 60_000);
afterAll(() => site.stop());
beforeEach(() => control(site.provider, 'calls', undefined, 'DELETE'));

const enter = (token: string, address: string, name = 'token') =>
  ask({ port: site.port, path: `/m/home?${name}=${token}&r=AB`, headers: from(address) });
const received = async () => (await callsTo(site.provider, INFO)).length;

async function findToken(): Promise<string> {
  const Cookie = await signIn(site.port);
  await ask({ port: site.port, path: INFO, headers: { Cookie } });
  const token = (await callsTo(site.provider, INFO))[0]?.headers.authorization ?? '';
  await control(site.provider, 'calls', undefined, 'DELETE');
  return token;
}

it('checks about 30 wrong tokens a minute and address, by either name; the next lead to the clean page without a call (SEC-114)', async () => {
  const answers = await Promise.all(
    times(60, (nth) => enter(`guess${nth}`, '198.51.100.7', nth % 2 ? 'token' : 'tokens')),
  );
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.location}`))).toEqual(
    new Set(['303 /m/home?r=AB']),
  );
  expect(await received()).toBe(30);
  await enter('guess', '198.51.100.8');
  expect(await received()).toBe(31);
});

it('valid tokens are not counted, and logins of the address continue beside the guesses (SEC-114)', async () => {
  const token = await findToken();
  for (let nth = 0; nth < 35; nth += 1)
    expect(cookiesOf(await enter(token, '198.51.100.9'))).toMatch(/mc=\S/);
  const body = JSON.stringify({ type: 'username', username: 'lan', password: 'Passw0rd!' });
  const headers = { ...ownPost(site.port), ...from('198.51.100.7') };
  const login = await ask({ port: site.port, path: '/wps/session/login', method: 'POST', headers, body });
  expect(login.text).toContain('"success":true');
});
