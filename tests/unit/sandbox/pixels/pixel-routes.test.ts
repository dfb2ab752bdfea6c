import { startSandbox } from '../../../../sandbox/start-sandbox.ts';
import { createProviderClient } from '../provider-client.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: ReturnType<typeof createProviderClient>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = createProviderClient(sandbox.origin);
});
beforeEach(() => client.control('/reset', {}));
afterAll(() => sandbox.close());

const PAGE = { Origin: 'http://t1.aurora.localhost:3000', Referer: 'http://t1.aurora.localhost:3000/' };
const ask = (path: string, init: RequestInit = {}) =>
  fetch(sandbox.origin + path, { headers: PAGE, ...init });
const received = async (kind: string) => (await ask(`/control/received?kind=${kind}`)).json();

test.each([
  '/en_US/fbevents.js',
  '/i18n/pixel/events.js?sdkid=C1&lib=ttq',
  '/kos/s101/nlav112572/pixel/events.js?sdkid=7&lib=kwaiq',
  '/gtag/js?id=G-1',
  '/gtm.js?id=GTM-1',
  '/ad/events.js?pixel_id=9',
  '/?st=pba',
])('%s is a script that browsers can read, and is noted', async (path) => {
  await client.control('/pixels', { burnMs: 40 });
  const answer = await ask(path);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(() => new Function(text)).not.toThrow();
  expect(text).toContain('"burnMs":40');
  expect(await received('pixel.script')).toMatchObject([
    { merchant: 'aurora', data: { url: sandbox.origin + path, referer: PAGE.Referer } },
  ]);
});

test('the root serves only AppsFlyer’s addresses', async () => {
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/?st=banners')).status).toBe(404);
});

test('reports are answered by 204, for any page to send', async () => {
  const answer = await ask('/pixels/collect', { method: 'POST', body: '{"platform":"meta","args":[1]}' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, PAGE.Origin]);
  expect((await ask('/pixels/collect', { method: 'POST', body: 'x' })).status).toBe(400);
  expect(await received('pixel')).toMatchObject([
    { merchant: 'aurora', data: { platform: 'meta', args: [1] } },
  ]);
});

test('Adjust’s calls want a preflight and an app token', async () => {
  const preflight = await ask('/session', {
    method: 'OPTIONS',
    headers: { ...PAGE, 'access-control-request-headers': 'client-sdk' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('client-sdk');
  expect((await ask('/session', { method: 'POST', body: 'app_token=x' })).status).toBe(400);
  const answer = await ask('/event', { method: 'POST', body: 'app_token=auroraaurora&event_token=aur001' });
  expect(await answer.json()).toMatchObject({ app_token: 'auroraaurora', tracking_state: 'opted_in' });
  expect(await (await ask('/attribution?app_token=auroraaurora')).json()).toMatchObject({
    attribution: { network: 'Organic' },
  });
  expect(await received('pixel')).toMatchObject([
    { data: { platform: 'adjust', path: '/event', args: [{ event_token: 'aur001' }] } },
    { data: { path: '/attribution' } },
  ]);
});

test('faults hit the scripts by their path', async () => {
  await client.control('/faults', { kind: 'error', path: '/gtm.js', httpStatus: 404, times: 1 });
  expect((await ask('/gtm.js?id=GTM-1')).status).toBe(404);
  expect((await ask('/gtm.js?id=GTM-1')).status).toBe(200);
});
