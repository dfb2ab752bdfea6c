// Policy reports in floods: bounded for each merchant, so that one merchant's flood hides nothing of another's (SEC-84).
import { until } from '@/tests/fault/topology/support/instance';
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/proxied-site';

const report = (host: string, nth: number) =>
  ask({
    port: site.port,
    path: '/csp-report',
    method: 'POST',
    headers: {
      'X-Forwarded-Host': host,
      'X-Forwarded-For': `203.0.113.${nth}`,
      'Content-Type': 'application/csp-report',
    },
    body: JSON.stringify({ 'csp-report': { 'blocked-uri': `https://${host}/` } }),
  });

const linesOf = (text: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(text));

test('a flood of reports at one merchant hides no report of another, and unknown hosts write none (SEC-84)', async () => {
  for (let nth = 0; nth < 60; nth += 1) expect((await report('aurora.localhost', nth)).status).toBe(204);
  expect((await report('rio.localhost', 1)).status).toBe(204);
  expect((await report('unknown.example', 1)).status).toBe(421);
  // The site may have answered before its last line arrives.
  await until(async () => linesOf('https://rio.localhost/').length > 0, 'the report of another');
  expect(linesOf('https://aurora.localhost/')).toHaveLength(20);
  expect(linesOf('https://rio.localhost/')).toHaveLength(1);
  expect(linesOf('unknown.example')).toEqual([]);
});
