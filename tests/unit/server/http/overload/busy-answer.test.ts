import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordLoopDelay } from '@/lib/server/http/overload/admission';
import { SLOTS, takeSlot } from '@/lib/server/http/overload/render-slots';
import { serveApiProxy } from '@/lib/server/node/serve-api-proxy';
import { servePage } from '@/lib/server/node/serve-page';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { isCall } from '@/lib/shared/http/is-call';
import { ok, type Provider, startProvider } from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';

jest.setTimeout(60_000);
let provider: Provider;
let server: Server;
const handled: string[] = [];
beforeAll(async () => {
  provider = await startProvider();
  const languages = { languages: ['EN', 'UR'], name: 'Brand <one> & "two"' };
  setRegistry([toEntry('one', { backend: { origin: provider.origin }, ...languages })], {
    METRICS_TOKEN: 'token',
  });
  const handler = (request: { url?: string }, response: { end: (text: string) => void }) => {
    handled.push(String(request.url));
    response.end('handled');
  };
  server = createServer((request, response) => {
    if (isCall(request.url ?? '')) void serveApiProxy(request, response);
    else void servePage(request, response, handler);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
const look = (delayMs: number) => {
  for (let nth = 0; nth < 50; nth += 1) recordLoopDelay(delayMs);
};
beforeEach(() => {
  provider.reset();
  provider.answers['GET /wps/v2/system/status'] = ok({ merchantCode: 'one' });
  provider.answers['GET /wps/system/country'] = ok({ currency: 'X' });
  handled.length = 0;
  forget('figures', 'render-slots', 'pages');
  look(900);
});
afterAll(async () => {
  look(1);
  server.closeAllConnections();
  server.close();
  await provider.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask({
    port: (server.address() as AddressInfo).port,
    host: 'one.localhost',
    path,
    method,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
/** The first of several answers that is a 503; one in twenty comes in. */
async function shedOf(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<TextAnswer> {
  const first = await get(path, headers, method);
  return first.status === 503 ? first : get(path, headers, method);
}

test('a call gets 503 in its language, when to try again, and is not sent on (FLT-30, provider-api §5)', async () => {
  const { status, headers, text } = await shedOf('/wps/system/country', { language: 'UR' });
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-app-trace-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const body = JSON.parse(text);
  expect(body).toMatchObject({
    success: false,
    errorCode: 'unavailable',
    traceId: headers['x-app-trace-id'],
  });
  expect(body.message).toMatch(/[\u0600-\u06ff]/);
  expect(provider.callsTo('/wps/system/country').length).toBeLessThanOrEqual(1);
});

test('an uncached page is a small document of the brand, with 503 and no-store, whose link loads the address anew with all that belongs to it (FLT-30, SEC-45, SEC-85, RR10)', async () => {
  const { status, headers, text } = await shedOf('/m/home?lang=UR', { 'accept-language': 'ur' });
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const policy = String(headers['content-security-policy']);
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(text).toContain(`<style nonce="${nonce}">`);
  expect(text).toContain('lang="ur" dir="rtl"');
  expect(text).toContain('Brand &lt;one&gt; &amp; &quot;two&quot;');
  expect(text).not.toContain('<one>');
  // A plain link would drop the fragment, in which Telegram returns.
  expect(text.match(/<script.*?\.reload\(\)/g)).toEqual([
    expect.stringContaining(`<script nonce="${nonce}">document.links[0].onclick=`),
  ]);
  expect(policy).toContain(`script-src 'nonce-${nonce}';`);
  expect(handled).toEqual([]);
});

test('the site’s own navigation gets no page for a part, and handlers one line (FLT-30, SEC-42)', async () => {
  const soft = await shedOf('/m/home?_rsc=1', { rsc: '1' });
  const post = await shedOf('/m/consent', {}, 'POST');
  for (const { status, headers, text } of [soft, post]) {
    expect([status, text]).toEqual([503, 'Try again']);
    expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' });
  }
});

test('health and figures are never shed (FLT-30, FLT-46)', async () => {
  for (let round = 0; round < 10; round += 1)
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect(await get(path)).toMatchObject({ status: 200, text: 'handled' });
  expect(handled).toHaveLength(30);
});

test('with a full queue and a loop in time, calls pass and pages of that merchant alone are shed, and counted (FLT-30, B42)', async () => {
  look(1);
  const slots = Array.from({ length: SLOTS.ofOne + SLOTS.waitingOfOne }, () => takeSlot('one'));
  expect((await get('/wps/system/country')).status).toBe(200);
  expect((await get('/m/home')).status).toBe(503);
  expect(await getMetrics()?.registry.metrics()).toContain('site_sheds_total{kind="page",reason="full"} 1');
  for (const slot of slots)
    slot.then(
      (leave) => leave(),
      () => undefined,
    );
});
