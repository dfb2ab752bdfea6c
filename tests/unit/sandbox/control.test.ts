import { startSandbox } from '../../../sandbox/start-sandbox.ts';
import { createProviderClient } from './provider-client.ts';
import { withSandbox } from './with-sandbox.ts';

const client = withSandbox();

const country = '/wps/system/country';
const plant = (fault: object) => client.control('/faults', fault);
const raw = () =>
  fetch(client.origin + country, {
    headers: { merchant: 'aurora', 'x-real-ua': 'x', language: 'EN' },
    redirect: 'manual',
  });

describe('planted faults', () => {
  it.each([
    ['status502', 502],
    ['redirect', 302],
    ['html', 200],
    ['badJson', 200],
  ])('answers %s with %s instead of the value', async (kind, status) => {
    await plant({ kind, path: country });
    const response = await raw();
    expect(response.status).toBe(status);
    await expect(response.json()).rejects.toThrow();
  });

  it('cuts the connection (FLT-10)', async () => {
    await plant({ kind: 'drop', path: '/wps/system/*' });
    await expect(raw()).rejects.toThrow('fetch failed');
  });

  it('does what was requested and loses the answer (FLT-39)', async () => {
    await plant({ kind: 'lost', path: country, times: 1 });
    await expect(raw()).rejects.toThrow('fetch failed');
    expect((await client.ask(country)).success).toBe(true);
  });

  it('answers a chosen error, for as many times as requested', async () => {
    await plant({
      kind: 'error',
      errorCode: 'token_ip_different',
      message: 'Moved',
      httpStatus: 403,
      times: 1,
    });
    const first = await client.ask(country);
    expect([first.status, first.errorCode, first.message]).toEqual([403, 'token_ip_different', 'Moved']);
    expect((await client.ask(country)).success).toBe(true);
  });

  it('waits, and adds hostile headers (SEC-24)', async () => {
    await plant({ kind: 'delay', delayMs: 120 });
    await plant({ kind: 'headers', headers: { 'set-cookie': 'a=b', server: 'leaky' } });
    const start = performance.now();
    const response = await raw();
    expect(performance.now() - start).toBeGreaterThan(100);
    expect([response.headers.get('set-cookie'), response.headers.get('server')]).toEqual(['a=b', 'leaky']);
  });

  it('hits only the merchant and path it is planted for, and is cleared', async () => {
    await plant({ kind: 'status502', merchant: 'rio' });
    expect((await client.ask(country)).success).toBe(true);
    expect(await client.ask(country, { merchant: 'rio' }).catch(() => 'broken')).toBe('broken');
    await client.control('/faults', undefined, 'DELETE');
    expect((await client.ask(country, { merchant: 'rio' })).success).toBe(true);
  });
});

describe('control', () => {
  it('patches and breaks the status', async () => {
    await client.control('/status', {
      merchant: 'rio',
      patch: { maintenance: true, whitelabelVal: { LINELOGIN3: true } },
    });
    const { value } = await client.ask('/wps/v2/system/status', { merchant: 'rio' });
    expect(value).toMatchObject({
      maintenance: true,
      whitelabelVal: { LINELOGIN3: true, GOOGLELOGIN3: true },
    });
    await client.control('/status', {
      merchant: 'rio',
      error: { errorCode: 'domain_not_available', message: 'No' },
    });
    expect((await client.ask('/wps/v2/system/status', { merchant: 'rio' })).errorCode).toBe(
      'domain_not_available',
    );
  });

  it('patches the site config and members', async () => {
    await client.control('/config', { merchant: 'aurora', patch: { workerDisabled: true } });
    expect((await client.ask('/wps/system/config')).value.workerDisabled).toBe(true);
    await client.control('/member', {
      merchant: 'aurora',
      userName: 'minh',
      patch: { type: 4, language: 'VI' },
    });
    const { value } = await client.login('minh');
    const member = await client.ask('/wps/member/info', { token: value.token });
    expect(member.value).toMatchObject({ type: 4, language: 'VI' });
  });

  it('lists what was received, with the opened body of sealed calls', async () => {
    await client.control('/calls', undefined, 'DELETE');
    await client.login('lan');
    const calls = await client.control('/calls?merchant=aurora&path=/wps/session/login');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      decryptedBody: { username: 'lan' },
      headers: { merchant: 'aurora' },
    });
    // As JSON, because three letters may occur in a sealed text by chance.
    expect(calls[0].body).not.toContain('"lan"');
  });

  it('stores events and beacons for inspection (T6, T7)', async () => {
    const value = { type: 'statusTiming', duration: 3.5, stale: false };
    const event = {
      name: 'login',
      eventId: 'an-event-of-16-letters',
      time: new Date().toISOString(),
      consent: 'denied',
    };
    await client.ask('/wps/relay/S2S_events', { body: { events: JSON.stringify([event]) } });
    await client.ask('/wps/system/collect', { body: { merchant: 'aurora', value } });
    const kinds = (await client.control('/received')).map((one: { kind: string }) => one.kind);
    expect(kinds).toEqual(['events', 'collect']);
    expect((await client.ask('/wps/system/collect', { body: { merchant: 'rio', value } })).errorCode).toBe(
      'merchant.mismatch',
    );
  });

  it('shares nothing between two sandboxes', async () => {
    const other = await startSandbox({ port: 0 });
    await client.control('/status', { merchant: 'aurora', patch: { maintenance: true } });
    const { value } = await createProviderClient(other.origin).ask('/wps/v2/system/status');
    await other.close();
    expect(value.maintenance).toBe(false);
  });
});
