// The site status decides what is shown: maintenance, restriction, unavailable domains, and the last good state (S1, S2).
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, ownPost } from '@/tests/wire/support/ask';
import { control, raiseSite } from '@/tests/wire/support/start-site';

const site = raiseSite();

const get = (path: string, headers: Record<string, string> = {}, host = 'aurora.localhost') =>
  ask({ port: site.port, path, host, headers });

describe('the status decides (S1, S2)', () => {
  const setStatus = (body: unknown) => control(site.provider, 'status', body);
  /** At a host without an earlier request: the site keeps a status for some seconds per host. */
  const getAt = (name: string, merchant = 'lotus') => get('/m/home', {}, `${name}.${merchant}.localhost`);

  it('maintenance gives 503 with Retry-After and the end; the other brand stays up (S1, B32)', async () => {
    await setStatus({
      merchant: 'lotus',
      patch: { maintenance: true, maintenanceEnd: '2099-12-01T03:00:00Z' },
    });
    const answer = await getAt('closed');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '3600']);
    expect(answer.text).toContain('2099-12-01T03:00:00.000Z');
    expect((await get('/m/home', {}, 'rio.localhost')).status).toBe(200);
    await setStatus({ merchant: 'lotus', patch: { test: true } });
    expect((await getAt('tested')).status).toBe(200);
  });

  it('a restricted region gives 451, an unavailable domain 421 (S1, S2)', async () => {
    await setStatus({
      merchant: 'lotus',
      patch: { maintenance: false, regionRestriction: true, ip: '203.0.113.9' },
    });
    const restricted = await getAt('restricted');
    expect(restricted.status).toBe(451);
    expect(restricted.text).toContain('203.0.113.9');
    await setStatus({ merchant: 'lotus', error: { errorCode: 'domain_not_available', message: 'gone' } });
    const unavailable = await getAt('unavailable');
    expect(unavailable.status).toBe(421);
    expect(unavailable.text).not.toContain('Lotus Club');
  });

  it('if the provider answers the first call with an error, its message is shown (X1)', async () => {
    await setStatus({
      merchant: 'noor',
      error: { errorCode: 'site.is.tired', message: 'The site rests today.' },
    });
    const answer = await get('/m/home', {}, 'noor.localhost');
    expect([answer.status, answer.text.includes('The site rests today.')]).toEqual([503, true]);
    await setStatus({ merchant: 'noor', error: null });
    expect((await getAt('mended', 'noor')).status).toBe(200);
  });

  it('a provider that fails from the start closes the site for 5 s at a time, and opens it when it is back (FLT-17)', async () => {
    // No test before this one has been at this merchant.
    const fault = { path: '/wps/v2/system/status', merchant: 'aurora', kind: 'drop' };
    await control(site.provider, 'faults', fault);
    const closed = await get('/m/home');
    expect([closed.status, closed.headers['retry-after'], closed.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    await control(site.provider, 'faults', undefined, 'DELETE');
    const limit = Date.now() + 5_000;
    let status = 503;
    while (status === 503 && Date.now() < limit) {
      await sleep(250);
      status = (await get('/m/home')).status;
    }
    expect(status).toBe(200);
  }, 60_000);

  it('a failing status call serves the last good state and notifies the visitor (ruling 77)', async () => {
    const host = 'known.noor.localhost';
    await get('/m/home', {}, host);
    await control(site.provider, 'faults', { path: '/wps/v2/system/status', merchant: 'noor', kind: 'drop' });
    const answer = await get('/m/home', { 'User-Agent': 'fault; Tablet' }, host);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('network_error');
    expect(
      (
        await ask({
          port: site.port,
          host,
          path: '/wps/session/logout',
          method: 'POST',
          headers: ownPost(site.port, host),
        })
      ).status,
    ).toBe(401);
  }, 30_000);
});
