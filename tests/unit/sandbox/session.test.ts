import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import type { RefusalKey } from '@/sandbox/data/texts/text-form';
import { textsOf } from '@/sandbox/data/texts/texts';
import { withSandbox } from './with-sandbox.ts';

const client = withSandbox();

const info = (token: string, merchant = 'aurora') => client.ask('/wps/member/info', { token, merchant });

describe('login and sessions', () => {
  it('returns a member’s own data (E3)', async () => {
    const { value } = await client.login('lan');
    const { value: member } = await info(value.token);
    expect(member).toMatchObject({
      account: 'lan',
      type: 0,
      clubLabel: { labelName: 'Gold', rankLevel: 3, labelId: 7 },
    });
  });

  it('answers 401 without a session, and for the session of another merchant (X6)', async () => {
    const { value } = await client.login('lan');
    const replies = [await client.ask('/wps/member/info'), await info('x'), await info(value.token, 'rio')];
    for (const reply of replies) expect([reply.status, reply.errorCode]).toEqual([401, 'customer.not.login']);
  });

  it('ends a session by logout, by idling, and by control', async () => {
    const { value } = await client.login('lan');
    await client.ask('/wps/session/logout', { method: 'POST', token: value.token });
    expect((await info(value.token)).status).toBe(401);
    const again = await client.login('lan');
    await client.control('/sessions/expire', { merchant: 'aurora', userName: 'lan' });
    expect((await info(again.value.token)).status).toBe(401);
  });

  it('answers an unknown name like a wrong password', async () => {
    const wrong = await client.login('lan', 'nope-nope');
    const unknown = await client.login('ghost', 'nope-nope');
    expect([wrong.errorCode, unknown.errorCode]).toEqual(['login.cred.err', 'login.cred.err']);
    expect(unknown.message).toBe(wrong.message);
  });

  it.each(LANGUAGE_CODES)('refuses in %s in words of its own', (language) => {
    const { refusals } = textsOf(language);
    expect(Object.keys(refusals)).toEqual(Object.keys(textsOf('EN').refusals));
    for (const [key, words] of Object.entries(textsOf('EN').refusals))
      expect(refusals[key as RefusalKey] === words).toBe(language === 'EN');
  });

  it('reports a wrong password in the call’s language', async () => {
    const typed = { username: 'lan', password: 'nope-nope' };
    const call = { merchant: 'lotus', headers: { language: 'TH' } };
    const { message } = await client.askSealed('/wps/session/login', typed, call);
    expect(message).toBe(textsOf('TH').refusals.password);
  });

  it.each(['locked1', 'ghost'])(
    'locks %s after five wrong tries, even for the right password',
    async (name) => {
      for (let nth = 0; nth < 5; nth += 1) await client.login(name, 'wrong-wrong');
      expect((await client.login(name)).errorCode).toBe('login.account.locked');
    },
  );

  it('reports the first login once, and the expired password', async () => {
    const first = await client.login('first1');
    const second = await client.login('first1');
    const expired = await client.login('expired1');
    expect([first.value.firstTimeLogin, second.value.firstTimeLogin]).toEqual([true, false]);
    expect(expired.value.passwordExpired).toBe(true);
  });

  it('signs reset1 in with the merchant’s default password', async () => {
    expect((await client.login('reset1', '246810')).success).toBe(true);
    expect((await client.login('reset1', '135790', 'rio')).success).toBe(true);
    expect((await client.login('reset1', '246810', 'rio')).errorCode).toBe('login.cred.err');
  });

  it('ends other sessions when the password changes, and not this one', async () => {
    const one = await client.login('minh');
    const two = await client.login('minh');
    const body = { oldPassword: 'Passw0rd!', newPassword: 'Better-one-1' };
    await client.askSealed('/wps/member/password', body, { token: two.value.token });
    expect((await info(one.value.token)).status).toBe(401);
    expect((await info(two.value.token)).status).toBe(200);
    expect((await client.login('minh', 'Better-one-1')).success).toBe(true);
  });
});

describe('the second factor', () => {
  const verify = (verifyType: string, verifyCode: string) =>
    client.askSealed('/wps/session/login/verification', {
      username: 'twofa',
      password: 'Passw0rd!',
      verifyType,
      verifyCode,
    });

  it('is requested with the available methods, and finished with the authenticator code (S11)', async () => {
    const login = await client.login('twofa');
    expect(login).toMatchObject({
      errorCode: 'login_verify_required',
      value: { email: true, ga: true, sms: true },
    });
    expect((await verify('ga', '123456')).value.token).toMatch(/^[\w-]{43}$/);
  });

  it('is finished with a mailed code, once', async () => {
    await client.ask('/wps/session/login/verification/send', {
      body: { username: 'twofa', verifyType: 'email' },
    });
    const code = await client.readCode('email:twofa');
    expect((await verify('email', code)).success).toBe(true);
    expect((await verify('email', code)).errorCode).toBe('verify.code.invalid');
  });
});
