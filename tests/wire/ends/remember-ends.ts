// How remembered logins end: a sign-out or a changed password revokes them, including all copies.
import { cookiesOf } from '@/tests/wire/support/ask';
import { CHANGE, LOGIN, login, NEXT, PASSWORD, post, setPassword } from './entering';

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
