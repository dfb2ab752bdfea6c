import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkAnswering } from '@/lib/server/ops/doctor/checks/answering';
import { checkPixels } from '@/lib/server/ops/doctor/checks/pixels';
import { namedAt } from '@/tests/unit/server/ops/doctor/case/named-case';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

test('where the balancer answers in place of the site, that is the one fault: its page has no policy of the site (B41)', async () => {
  const balancer = createServer((_request, response) => response.writeHead(503).end('Try again in a moment'));
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  const site = new URL(`http://127.0.0.1:${(balancer.address() as AddressInfo).port}`);
  const it = { ...namedAt('http://127.0.0.1:9'), site, config: {} };
  const findings = [...(await checkAnswering(it)), ...(await checkPixels(it))];
  balancer.close();
  expect(findings.filter(({ level }) => level === 'fault')).toEqual([
    {
      check: 'answering',
      level: 'fault',
      text: `one.localhost at ${site.origin} answers with 503`,
      remedy: expect.stringMatching(/^the balancer gets no answer of the site: is it up\?/),
    },
  ]);
});
