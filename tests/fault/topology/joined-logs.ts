// The log of nginx and those of the site name the same traces: a support code leads from one to the other (B53).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import { askTls } from '@/tests/fault/topology/support/ask-tls';
import { until } from '@/tests/fault/topology/support/instance';
import { topology } from '@/tests/fault/topology/support/one-topology';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { callsTo, control } from '@/tests/wire/support/start-site';

jest.setTimeout(180_000);
const CALL = '/wps/session/login';
const BODY = JSON.stringify({ type: 'username', username: 'lan', password: 'Wr0ng-passw0rd' });
const GIVEN = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

const linesOf = (text: string) =>
  topology.nginx
    .log()
    .split('\n')
    .filter((line) => line.includes(text));

test.each([
  ['begun by nginx', undefined, false],
  ['of the visitor', `00-${GIVEN}-${SPAN}-01`, true],
  ['begun anew for a broken one', `00-${'0'.repeat(32)}-${SPAN}-01`, false],
])('nginx logs the trace that the provider gets, %s (B53)', async (_how, traceparent, isGiven) => {
  const { nginx, provider } = topology;
  await control(provider, 'calls', undefined, 'DELETE');
  const before = linesOf(CALL).length;
  const headers = traceparent === undefined ? undefined : { traceparent };
  const call = { port: nginx.port, path: CALL, method: 'POST', body: BODY, headers };
  expect((await askTls(call)).status).toBe(200);
  // nginx writes its line after the answer.
  await until(async () => linesOf(CALL).length > before, 'the line of the call');
  const [, traceId = ''] = / trace="([0-9a-f]{32})"/.exec(linesOf(CALL).at(-1) ?? '') ?? [];
  expect(traceId === GIVEN).toBe(isGiven);
  const [sent] = await callsTo(provider, CALL);
  expect(sent?.headers.traceparent?.slice(3, 35)).toBe(traceId);
});

test('a support code finds the line of nginx and the line of the site (B53)', async () => {
  const { nginx, instances } = topology;
  const answer = await askTls({ port: nginx.port, path: CALL, method: 'POST', body: BODY });
  const { traceId } = JSON.parse(answer.text);
  const outputs = () => instances.map(({ output }) => output()).join('\n');
  await until(async () => outputs().includes(traceId) && linesOf(traceId).length > 0, 'both lines');
  const folder = makeTemporaryFolder('logs');
  const files = ['nginx.log', 'site.log'].map((name) => path.join(folder, name));
  writeFileSync(files[0] ?? '', nginx.log());
  writeFileSync(files[1] ?? '', outputs());
  const { stdout } = spawnSync(process.execPath, [
    'scripts/support-code.mjs',
    supportCodeOf(traceId) ?? '',
    ...files,
  ]);
  const [ofNginx = '', ofSite = '{}'] = stdout.toString().split('\n');
  expect(ofNginx).toContain('"POST /wps/session/login" 200');
  expect(JSON.parse(ofSite)).toMatchObject({
    ...{ route: CALL, code: 'login.cred.err' },
    instance: expect.stringMatching(/:\d+/),
    version: expect.stringMatching(/\w/),
    durationMs: expect.any(Number),
  });
});
