import { createHash, createHmac } from 'node:crypto';
import { Script } from 'node:vm';
import { withSandbox } from '../with-sandbox.ts';
import { CAPTCHA_ID, createCaptchaClient, gapOf } from './captcha-client.ts';

const client = withSandbox();
const { call, load, verify, solveV4 } = createCaptchaClient(() => client.origin);

const get = (path: string) => fetch(client.origin + path);

it.each([
  '/static/js/gt.0.5.0.js',
  '/static/js/fullpage.9.1.8.js',
  '/static/js/fullpage.0.0.0.js',
  '/v4/gt4.js',
  '/v4/gct/gct4.js',
  '/v4/static/v1.0.0/js/gcaptcha4.js',
])('%s is one classic script that any page may load', async (path) => {
  const response = await get(path);
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/^\s*(import|export) /m);
});

it('loads version 4 as the vendor does: a lot, what to load and from where', async () => {
  const { status, data } = await load();
  expect(status).toBe('success');
  expect(data).toMatchObject({ type: 'slide', js: '/js/gcaptcha4.js', static_path: '/v4/static/v1.0.0' });
  expect(data.static_servers).toEqual([new URL(client.origin).host]);
  expect((await load('unknown')).code).toBe('60100');
});

it('a piece beside the gap earns nothing but another picture, and six pictures end the lot', async () => {
  const { data } = await load();
  const lot = data.lot_number ?? '';
  let bg = data.bg ?? '';
  for (let nth = 1; nth < 6; nth += 1) {
    const missed = await verify(lot, gapOf(bg) > 120 ? 10 : 230);
    expect(missed.data).toMatchObject({ result: 'fail', lot_number: lot });
    expect(missed.data.bg).not.toBe(bg);
    bg = missed.data.bg ?? '';
  }
  expect((await verify(lot, 0)).code).toBe('60101');
  expect((await verify(lot, gapOf(bg))).code).toBe('60101');
});

it.each(['', '-1', 'x', '1e2', '12345'])('the position %j is no answer', async (w) => {
  const { data } = await load();
  expect((await verify(data.lot_number ?? '', w)).data.result).toBe('fail');
});

it('one picture allows one try, and a solved lot is over (A18)', async () => {
  const { data } = await load();
  const solved = await verify(data.lot_number ?? '', gapOf(data.bg ?? '') + 4);
  expect(solved.data.result).toBe('success');
  expect((await verify(data.lot_number ?? '', gapOf(data.bg ?? ''))).code).toBe('60101');
});

it('a challenge that is unknown or solved shows no picture', async () => {
  expect((await call('/get.php', { gt: CAPTCHA_ID, challenge: 'unknown' })).error_code).toBe('error_104');
  expect((await call('/gettype.php', { gt: CAPTCHA_ID })).data).toMatchObject({ type: 'fullpage' });
  expect((await call('/gettype.php', { gt: 'unknown' })).status).toBe('error');
});

it('checks a proof for a server that signs the lot by its key, once', async () => {
  const proof = await solveV4();
  const key = createHash('sha256').update(`sandbox captcha ${CAPTCHA_ID}`).digest('hex').slice(0, 32);
  const ask = async (sign_token: string) => {
    const body = new URLSearchParams({ ...proof, sign_token });
    const response = await fetch(`${client.origin}/validate?captcha_id=${CAPTCHA_ID}`, {
      method: 'POST',
      body,
    });
    return response.json();
  };
  for (const letter of ['0', 'é']) expect((await ask(letter.repeat(64))).status).toBe('error');
  const signed = createHmac('sha256', key)
    .update(proof.lot_number ?? '')
    .digest('hex');
  expect(await ask(signed)).toMatchObject({ status: 'success', result: 'success' });
  expect(await ask(signed)).toMatchObject({ result: 'fail' });
});

it('a callback that is no name of the loader is refused', async () => {
  expect((await get(`/load?captcha_id=${CAPTCHA_ID}&callback=alert(1)//`)).status).toBe(400);
});

it('planted faults hit scripts and calls by path: missing once, a vendor’s error, a delay', async () => {
  const path = '/v4/gt4.js';
  await client.control('/faults', { kind: 'error', httpStatus: 404, path, times: 1 });
  await client.control('/faults', { kind: 'error', errorCode: '60500', path: '/load', times: 1 });
  await client.control('/faults', { kind: 'delay', delayMs: 300, path: '/v4/gct/*', times: 1 });
  expect((await get(path)).status).toBe(404);
  expect((await get(path)).status).toBe(200);
  expect((await load()).code).toBe('60500');
  expect((await load()).status).toBe('success');
  const startedAt = performance.now();
  await get('/v4/gct/gct4.js');
  expect(performance.now() - startedAt).toBeGreaterThan(250);
});
