// Hosts with a tag container: its nonce travels in headers, and the stored bytes are the same for all.
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

jest.setTimeout(60_000);
const POLICY = 'content-security-policy';

const home = (host: string, headers: Record<string, string> = {}) =>
  ask({ port: site.port, host: `${host}.localhost`, path: '/m/home', headers });
const nonceOf = (text: unknown) => /'nonce-([^']+)'/.exec(String(text))?.[1];

test('each response has its own nonce, which only its page reads, and otherwise the same bytes (T4, SEC-80, PRF-10)', async () => {
  await home('aurora');
  let [first, second, third] = [await home('aurora'), await home('aurora'), await home('aurora')];
  // A busy machine may render the page again in between.
  while (first.text !== third.text)
    [first, second, third] = [await home('aurora'), await home('aurora'), await home('aurora')];
  const nonces = [first, second].map(({ headers }) => nonceOf(headers[POLICY]));
  expect(new Set(nonces).size).toBe(2);
  expect(first.text).toBe(second.text);
  for (const [nth, answer] of [first, second].entries()) {
    expect(answer.headers['server-timing']).toContain(`nonce;desc="${nonces[nth]}"`);
    expect(answer.text).not.toContain(nonces[nth]);
    expect(answer.headers['timing-allow-origin']).toBeUndefined();
  }
});

test('a stored page keeps its policy and nonce (T4)', async () => {
  const { headers } = await home('aurora');
  const again = await home('aurora', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect([again.headers[POLICY], again.headers['server-timing']]).toEqual([undefined, undefined]);
});

test('a host without a container has hashes alone (SEC-80)', async () => {
  const { headers } = await home('lotus');
  expect(headers[POLICY]).toContain("'sha256-");
  expect(nonceOf(headers[POLICY])).toBeUndefined();
  expect(String(headers['server-timing'] ?? '')).not.toContain('nonce');
});
