import { logCspReport } from '@/lib/server/features/csp/csp-report';
import { getLog } from '@/lib/server/platform/log';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

beforeAll(() => setRegistry([toEntry('one'), toEntry('two')]));
beforeEach(() => forget());
afterEach(() => jest.useRealTimers());

const report = (body: string, host = 'one.localhost'): Request =>
  new Request(`http://${host}/csp-report`, { method: 'POST', body, headers: { host } });

test('logs a report as one field and answers 204 (SEC-84)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  expect(await logCspReport(report('{"a":"line\\n"}\nINFO forged'))).toBe(204);
  expect(warn).toHaveBeenCalledWith(
    { merchant: 'one', report: '{"a":"line\\n"}\nINFO forged' },
    'policy violation reported',
  );
});

test('leaves out what is in an address behind its path: a code, a state, a session (RR9, SEC-84)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  const page = 'https://one.example/m/home';
  await logCspReport(
    report(`{"document-uri":"${page}?code=c1&state=s1","referrer":"${page}#sessionId=x","b":1}`),
  );
  expect(warn.mock.calls[0]?.[0]).toEqual({
    merchant: 'one',
    report: `{"document-uri":"${page}","referrer":"${page}","b":1}`,
  });
});

test('our own policy, which a report names before the blocked address, does not displace it (SEC-83)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  const policy = `default-src 'none'; script-src 'nonce-${'x'.repeat(2000)}'`;
  await logCspReport(report(`{"a":1,"original-policy":"${policy}","blocked-uri":"eval"}`));
  expect(warn.mock.calls[0]?.[0]).toEqual({ merchant: 'one', report: '{"a":1,"blocked-uri":"eval"}' });
});

test('logs 1,000 characters of a report at most (SEC-84)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  await logCspReport(report('x'.repeat(5000)));
  expect(warn.mock.calls[0]?.[0]).toEqual({ merchant: 'one', report: 'x'.repeat(1000) });
});

test('refuses a report over 16 kB with 413 and logs nothing (SEC-84)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  expect(await logCspReport(report('x'.repeat(16 * 1024 + 1)))).toBe(413);
  expect(warn).not.toHaveBeenCalled();
});

test('logs 20 reports of a merchant a minute at most, and again in the next minute (SEC-84)', async () => {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const warn = jest.spyOn(getLog(), 'warn');
  for (let count = 0; count < 25; count += 1) expect(await logCspReport(report('{}'))).toBe(204);
  expect(warn).toHaveBeenCalledTimes(20);
  jest.advanceTimersByTime(61_000);
  await logCspReport(report('{}'));
  expect(warn).toHaveBeenCalledTimes(21);
});

test('a flood at one merchant hides no report of another (SEC-84)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  for (let count = 0; count < 100; count += 1) await logCspReport(report('{}'));
  await logCspReport(report('{"other":1}', 'two.localhost'));
  expect(warn).toHaveBeenLastCalledWith({ merchant: 'two', report: '{"other":1}' }, expect.anything());
});

test('reports of an unknown host are dropped unread (SEC-84)', async () => {
  const warn = jest.spyOn(getLog(), 'warn');
  const request = report('{}', 'unknown.example');
  expect([await logCspReport(request), request.bodyUsed]).toEqual([421, false]);
  expect(warn).not.toHaveBeenCalled();
});
