// How remembered logins end: a sign-out or a changed password revokes them, including all copies.
import { ask, cookiesOf, ownPost, type TextAnswer } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

const PASSWORD = 'Passw0rd!';
const NEXT = 'An0ther-one';
const LOGIN = '/wps/session/login';
const CHANGE = '/wps/member/password';

const post = (path: string, body: object, Cookie = ''): Promise<TextAnswer> =>
  ask({
    port: site.port,
    path,
    method: 'POST',
    headers: { ...ownPost(site.port), Cookie },
    body: JSON.stringify(body),
  });
const login = (body: object, cookie = ''): Promise<TextAnswer> =>
  post(LOGIN, { type: 'username', username: 'lan', password: PASSWORD, ...body }, cookie);
const setPassword = (userName: string, password: string) =>
  control(site.provider, 'member', { merchant: 'aurora', userName, patch: { password } });

/** A remembered login: its text, its key, and the whole cookie of its session. */
async function remember(username = 'lan') {
  const answer = await login({ username, remember: true });
  const cookie = cookiesOf(answer);
  return {
    remembered: JSON.parse(answer.text).value.remembered as string,
    key: /mck=[\w-]+/.exec(cookie)?.[0] ?? '',
    cookie,
  };
}
const openBy = async ({ remembered, key }: { remembered: string; key: string }, username = 'lan') =>
  JSON.parse((await post(LOGIN, { type: 'username', username, remembered }, key)).text);

it('a remembered login opens for its own member alone (SEC-51, provider-api §7)', async () => {
  const stored = await remember();
  expect(await openBy(stored, 'minh')).toMatchObject({ success: false, errorCode: 'login.cred.err' });
  expect(await openBy(stored, ' LAN ')).toMatchObject({ success: true });
});

it('a signed-out remembered login opens no more, though text and key were saved, and the next one has another key (SEC-51)', async () => {
  const stored = await remember();
  expect(await openBy(stored)).toMatchObject({ success: true });
  await post('/wps/session/logout', {}, stored.cookie);
  expect(await openBy(stored)).toMatchObject({ success: false, errorCode: 'login.cred.err' });
  const next = await post(
    LOGIN,
    { type: 'username', username: 'lan', password: PASSWORD, remember: true },
    stored.key,
  );
  expect(cookiesOf(next)).toMatch(/mck=[\w-]{43}/);
  expect(cookiesOf(next)).not.toContain(stored.key);
});

it('a changed password revokes the remembered logins of all devices, though it is changed back (SEC-51)', async () => {
  const [here, elsewhere] = [await remember('minh'), await remember('minh')];
  await post(CHANGE, { oldPassword: PASSWORD, newPassword: NEXT }, here.cookie);
  await setPassword('minh', PASSWORD);
  for (const stored of [here, elsewhere])
    expect(await openBy(stored, 'minh')).toMatchObject({ errorCode: 'login.cred.err' });
  expect(await openBy(await remember('minh'), 'minh')).toMatchObject({ success: true });
});
