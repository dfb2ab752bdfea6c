// From the code that a player reads out to the cause in the log (B12, B42).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import { until } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask, ownPost, type TextAnswer } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

const PASSWORD = 'Wr0ng-passw0rd-of-a-player';

const login = (host = 'aurora.localhost'): Promise<TextAnswer> =>
  ask({
    port: site.port,
    host,
    path: '/wps/session/login',
    method: 'POST',
    headers: ownPost(site.port, host),
    body: JSON.stringify({ type: 'username', username: 'lan', password: PASSWORD }),
  });

/** The support code as the page derives it from the answer, and the log lines that the command finds. */
async function lookUp(answer: TextAnswer) {
  const { traceId } = JSON.parse(answer.text);
  // The response may arrive before the site's output, whose line on the call is last.
  const isReported = () =>
    site
      .output()
      .split('\n')
      .some((line) => line.includes(traceId) && line.includes('refused by'));
  await until(async () => isReported(), 'the line of the call');
  const code = supportCodeOf(traceId) ?? '';
  const log = path.join(makeTemporaryFolder('log'), 'site.log');
  writeFileSync(log, site.output());
  const { stdout, status } = spawnSync(process.execPath, ['scripts/support-code.mjs', code, log]);
  const lines = stdout.toString().split('\n').filter(Boolean);
  return { code, status, lines: lines.map((line) => JSON.parse(line)) };
}

test('a refused login is found by its code: merchant, call and the provider’s reason, and nothing of the player (B12)', async () => {
  const answer = await login();
  expect(JSON.parse(answer.text)).toMatchObject({ success: false, errorCode: 'login.cred.err' });
  const { code, status, lines } = await lookUp(answer);
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(status).toBe(0);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'refused by the provider',
      merchant: 'aurora',
      call: 'login',
      code: 'login.cred.err',
      traceId: JSON.parse(answer.text).traceId,
    }),
  ]);
  expect(site.output()).not.toContain(PASSWORD);
  expect(site.output()).not.toContain('"lan"');
});

test('a login that the provider did not answer is found with its cause (B12)', async () => {
  await control(site.provider, 'faults', { path: '/wps/session/login', merchant: 'rio', kind: 'drop' });
  const { lines } = await lookUp(await login('rio.localhost'));
  const messages = lines.map(({ msg, code }) => `${msg}: ${code}`);
  expect(messages).toEqual(['upstream fault: network_error', 'refused by the site: network_error']);
  expect(lines[0].cause).toMatch(/socket|closed|reset/i);
});

test('the site’s own rejections are found too (B12)', async () => {
  const { 'Sec-Fetch-Site': _, ...headers } = ownPost(site.port, 'aurora.localhost');
  const answer = await ask({
    port: site.port,
    path: '/wps/session/login',
    method: 'POST',
    headers: { ...headers, Origin: 'https://evil.example' },
    body: '{}',
  });
  expect((await lookUp(answer)).lines).toEqual([
    expect.objectContaining({ msg: 'refused by the site', call: 'login', code: 'cross_site_request' }),
  ]);
});
