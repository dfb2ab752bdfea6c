import { textsOf } from '@/sandbox/data/texts/texts';
import { withSandbox } from './with-sandbox.ts';

const client = withSandbox();

const sms = (mobileNum: string) =>
  client.ask('/wps/verification/sms/noLogin', { body: { countryDialingCode: '84', mobileNum } });

describe('registration', () => {
  it('makes an account by user name that logs in (A2)', async () => {
    const payload = { userName: 'Newbie7', password: 'Passw0rd!', registerMethod: 'H5' };
    const made = await client.askSealed('/wps/member/register', payload, { headers: { moduleid: 'REG3' } });
    expect(made.value).toMatchObject({ userName: 'newbie7', firstTimeLogin: true });
    expect((await client.login('newbie7')).value.id).toBe(made.value.id);
    expect((await client.login('newbie7', 'Passw0rd!', 'rio')).errorCode).toBe('login.cred.err');
  });

  it('gives a new member no money, no payments and no account to withdraw to (B19)', async () => {
    const payload = { userName: 'newbie8', password: 'Passw0rd!', registerMethod: 'H5' };
    const made = await client.askSealed('/wps/member/register', payload, { headers: { moduleid: 'REG3' } });
    const get = (call: string) => client.ask(`/wps/relay/MCSFE_get${call}`, { token: made.value.token });
    expect((await get('Balance')).value).toMatchObject({ amount: '0', bonus: '0' });
    expect((await get('Transactions')).value).toEqual({ items: [], total: 0 });
    expect((await get('WithdrawAccountInfo')).value).toEqual([]);
  });

  it('refuses a taken name, a weak password and an empty pixelTrack (E5)', async () => {
    const put = (more: object) =>
      client.askSealed(
        '/wps/member/register',
        { userName: 'fresh77', password: 'Passw0rd!', ...more },
        { headers: { moduleid: 'REG3' } },
      );
    expect((await put({ userName: 'lan1', password: '123' })).errorCode).toBe('password.invalid');
    expect((await put({ userName: 'minh' })).errorCode).toBe('register.username.exists');
    expect((await put({ pixelTrack: {} })).errorCode).toBe('pixel.track.invalid');
  });

  it('reports a name that is too short in the call’s language', async () => {
    const typed = { userName: 'ana', password: 'Passw0rd!' };
    const call = { merchant: 'rio', headers: { moduleid: 'REG3', language: 'PT-BR' } };
    const { errorCode, message } = await client.askSealed('/wps/member/register', typed, call);
    expect([errorCode, message]).toEqual(['register.username.invalid', textsOf('PT-BR').refusals.nameForm]);
  });

  const putMobile = (smsCode?: string) =>
    client.ask('/wps/member/register/mobile', {
      headers: { moduleid: 'MOBILENUMREG3' },
      body: { countryDialingCode: '84', mobileNum: '901234567', password: '246810', smsCode },
    });

  it('makes an account by mobile number and code that logs in with it (A4)', async () => {
    await sms('901234567');
    expect((await putMobile('000000')).errorCode).toBe('verify.code.invalid');
    const made = await putMobile(await client.readCode('901234567'));
    expect(made.success).toBe(true);
    expect((await client.login('901234567', '246810')).value.id).toBe(made.value.id);
    expect(JSON.stringify(await client.control('/received?kind=registration'))).not.toContain('smsCode');
  });

  it('requires no code where the provider sends none, and takes a number once (A4, ruling 38)', async () => {
    await client.control('/status', { merchant: 'aurora', patch: { sms: { firebase: false } } });
    expect((await putMobile()).success).toBe(true);
    expect((await putMobile()).errorCode).toBe('register.mobile.exists');
  });

  it('chooses a user name where none is given (A22)', async () => {
    const made = await client.ask('/wps/member/register/autoUsername', { body: { password: 'Passw0rd!' } });
    expect(made.value.userName).toMatch(/^au\d{8}$/);
    expect((await client.login(made.value.userName)).success).toBe(true);
  });
});

describe('codes by SMS', () => {
  const login = (mobileNum: string, password: string) =>
    client.askSealed('/wps/session/login', { type: 'sms', username: mobileNum, password });

  it('log a member in, and never leave by the answer (A21)', async () => {
    const sent = await sms('9155500100');
    const code = await client.readCode('9155500100');
    expect(JSON.stringify(sent.value)).not.toContain(code);
    expect((await login('9155500100', code)).value.userName).toBe('lan');
  });

  it('are refused when wrong, and name an unknown number only to its owner', async () => {
    await sms('999000111');
    expect((await login('999000111', '000000')).errorCode).toBe('verify.code.invalid');
    expect((await login('999000111', await client.readCode('999000111'))).errorCode).toBe('not.exists.user');
  });

  it('come once a minute (X7)', async () => {
    await sms('999000222');
    const second = await sms('999000222');
    expect([second.status, second.errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('password recovery', () => {
  const request = (username: string) => client.askSealed('/wps/member/password/reset/request', { username });

  it('answers the same whether the account exists or not (B1)', async () => {
    const [known, unknown] = [await request('lan'), await request('ghost')];
    expect([known.status, known.value]).toEqual([unknown.status, unknown.value]);
  });

  it('sets a new password with the code', async () => {
    await request('minh');
    const body = { username: 'minh', verifyCode: await client.readCode('minh'), newPassword: 'Another-1' };
    expect((await client.askSealed('/wps/member/password/reset', body)).success).toBe(true);
    expect((await client.login('minh', 'Another-1')).success).toBe(true);
  });

  it('refuses a code for an account that is not there like a wrong code', async () => {
    await request('ghost');
    const body = { username: 'ghost', verifyCode: await client.readCode('ghost'), newPassword: 'Another-1' };
    expect((await client.askSealed('/wps/member/password/reset', body)).errorCode).toBe(
      'verify.code.invalid',
    );
  });
});
