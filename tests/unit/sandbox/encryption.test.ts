import { seal } from './provider-client.ts';
import { withSandbox } from './with-sandbox.ts';

const client = withSandbox();

const path = '/wps/session/login';
const content = { username: 'lan', password: 'Passw0rd!' };

const sealFor = async (merchant = 'aurora') => {
  const { value } = await client.ask('/wps/session/key/rsa', { merchant });
  return seal(value, content);
};

describe('encrypted calls', () => {
  it.each(['aurora', 'rio', 'noor', 'lotus'])('opens a login sealed for %s', async (merchant) => {
    const { success, value } = await client.login('lan', 'Passw0rd!', merchant);
    expect(success).toBe(true);
    expect(value).toMatchObject({
      userName: 'lan',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    });
  });

  it('refuses a plain login body (K3)', async () => {
    const reply = await client.ask(path, { body: content });
    expect([reply.status, reply.errorCode]).toEqual([400, 'encryption.required']);
  });

  it('refuses a second use of the same sealed text (SEC-94)', async () => {
    const { headers, body } = await sealFor();
    const first = await client.ask(path, { headers, body });
    const second = await client.ask(path, { headers, body });
    expect([first.success, second.errorCode]).toEqual([true, 'encryption.replayed']);
  });

  it('refuses a login sealed with the key of another merchant (SEC-94)', async () => {
    const { headers, body } = await sealFor('rio');
    expect((await client.ask(path, { headers, body })).errorCode).toBe('encryption.invalid');
  });

  it.each([
    ['encryption', 'A128CBC'],
    ['x-digest', 'AAAA'],
    ['x-rsa', 'AAAA'],
    ['x-rsa', ''],
  ])('gives one and the same answer for a wrong %s', async (name, value) => {
    const { headers, body } = await sealFor();
    const reply = await client.ask(path, { headers: { ...headers, [name]: value }, body });
    expect(reply).toMatchObject({ status: 400, errorCode: 'encryption.invalid' });
    expect(reply.message).toBe('The encrypted content cannot be read.');
  });

  it('refuses a body with a key beside the sealed value', async () => {
    const { headers, body } = await sealFor();
    const reply = await client.ask(path, { headers, body: { ...body, username: 'lan' } });
    expect(reply.errorCode).toBe('encryption.invalid');
  });

  it('names a retired key as expired, so that the key is fetched again', async () => {
    const { headers, body } = await sealFor();
    await client.control('/keys/rotate', { merchant: 'aurora' });
    expect((await client.ask(path, { headers, body })).errorCode).toBe('encryption.key.expired');
    expect((await client.login('lan')).success).toBe(true);
  });
});
