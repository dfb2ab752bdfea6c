import { recordError } from '@/lib/server/features/crash/record-error';
import { getLog } from '@/lib/server/platform/log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

beforeAll(() => setRegistry([toEntry('one'), toEntry('two')], { METRICS_TOKEN: 'token' }));
beforeEach(() => forget());

const REPORT = { kind: 'TypeError', frames: ['f@chunks/1.js:1:2'], page: '/m/home', build: 'b-1' };
const report = (body: unknown, headers: Record<string, string> = {}) =>
  recordError(callRequest('/error-report', body, headers));
const counted = async () => (await getMetrics()?.browserErrors.get())?.values ?? [];

test('a report is counted per merchant and leaves one line with its page and build (B53)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  const answer = await report(REPORT);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
  const { frames, kind } = REPORT;
  const line = { merchant: 'one', kind, route: '/m/home', pageBuild: 'b-1', frames };
  expect(warn.mock.calls).toEqual([[line, 'browser error reported']]);
  expect(await counted()).toEqual([expect.objectContaining({ labels: { merchant: 'one', kind }, value: 1 })]);
});

test('a path that is no page, a message and a name are not logged (B53)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  await report({ ...REPORT, page: '/m/lan-the-player', message: 'lan-the-player', kind: 'lan-the-player' });
  expect(JSON.stringify(warn.mock.calls)).not.toContain('lan-the-player');
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ kind: 'Error', route: undefined });
});

test('another form, another site, a large body and an unknown host count as nothing (B53)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  const statuses = [
    await report({ frames: [] }),
    await report(REPORT, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
    await report({ ...REPORT, more: 'x'.repeat(4_096) }),
    await report(REPORT, { host: 'else.example' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 403, 413, 421]);
  expect([warn.mock.calls, await counted()]).toEqual([[], []]);
});

test('20 lines a minute and merchant are logged, and all are counted (B53)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  for (let count = 0; count < 25; count += 1) await report(REPORT);
  expect(warn).toHaveBeenCalledTimes(20);
  expect(await counted()).toEqual([expect.objectContaining({ value: 25 })]);
});
