import { withSandbox } from './with-sandbox.ts';

const client = withSandbox();

describe('rules for every call', () => {
  it('refuses an unknown or missing merchant (K1)', async () => {
    const { errorCode } = await client.ask('/wps/v2/system/status', { merchant: 'nobody' });
    expect(errorCode).toBe('merchant.not.found');
  });

  it.each([
    ['x-real-ua', 'Mozilla/5.0 (raw)', 'real.ua.invalid'],
    ['x-real-ua', '%ZZ', 'real.ua.invalid'],
    ['language', 'XX', 'language.invalid'],
    ['authorization', 'abc', 'authorization.not.allowed'],
    ['encryption', 'A256GCM', 'encryption.unexpected'],
    ['device', 'FRIDGE', 'device.invalid'],
  ])('refuses a public call whose %s is %s (K1)', async (name, value, errorCode) => {
    const reply = await client.ask('/wps/v2/system/status', { headers: { [name]: value } });
    expect([reply.status, reply.errorCode]).toEqual([400, errorCode]);
  });

  it('answers 404 for an unknown path and 405 with Allow for a wrong method', async () => {
    const unknown = await client.ask('/wps/relay/NOPE');
    const wrong = await client.ask('/wps/member/info', { method: 'DELETE' });
    expect([unknown.status, unknown.errorCode]).toEqual([404, 'not.found']);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('refuses a body that is not JSON by its type or by its text', async () => {
    const init = { method: 'POST', headers: { merchant: 'aurora', 'x-real-ua': '', language: 'EN' } };
    const path = `${client.origin}/wps/system/collect`;
    const plain = await fetch(path, { ...init, body: '{}' });
    const headers = { ...init.headers, 'content-type': 'application/json' };
    const broken = await fetch(path, { ...init, headers, body: '{"a":' });
    expect([plain.status, (await plain.json()).errorCode]).toEqual([415, 'content.type.invalid']);
    expect((await broken.json()).errorCode).toBe('body.invalid');
  });

  it('refuses registration without its module id (K6)', async () => {
    const { errorCode } = await client.ask('/wps/member/register/mobile', { body: {} });
    expect(errorCode).toBe('module.invalid');
  });

  it.each(['line', 'telegram', 'maya'])(
    'refuses a log-in by %s with a field of another call (E6, K6)',
    async (way) => {
      const body = { isOfficialAppLogin: true };
      const reply = await client.ask(`/wps/session/login/${way}`, { body });
      expect([reply.status, reply.errorCode]).toEqual([400, 'parameter.unknown']);
    },
  );

  it('takes the trace id of a traceparent, else makes one (E2)', async () => {
    const id = 'a'.repeat(32);
    const given = await client.ask('/wps/system/country', {
      headers: { traceparent: `00-${id}-${'b'.repeat(16)}-01` },
    });
    const made = await client.ask('/wps/system/country');
    expect(given.headers.get('x-app-trace-id')).toBe(id);
    expect(made.headers.get('x-app-trace-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('answers status with no-cache (K7)', async () => {
    const { headers, value } = await client.ask('/wps/v2/system/status');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(value.merchantCode).toBe('aurora');
  });
});
