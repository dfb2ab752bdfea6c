// A demo behind TLS, as in production, where cookies of the site have names of their own.
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeAuthority } from '@/tests/fault/machine/support/make-authority';
import { startDemoSite } from './demo-site';
import { test as base } from './test';

/** A balancer that ends TLS; `sitePort` is called for each request. */
async function startBalancer(sitePort: () => number): Promise<Server> {
  const { certificate: cert, key } = makeAuthority();
  const server = createServer({ cert, key }, (asked, answered) => {
    const { method, url: path } = asked;
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const headers = { ...asked.headers, ...forwarded };
    const sent = request({ host: '127.0.0.1', port: sitePort(), method, path, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    });
    sent.on('error', () => answered.destroy());
    answered.on('close', () => sent.destroy());
    asked.pipe(sent);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** As the other journeys' test, with https addresses. */
export const test = base.extend<
  { ignoreHTTPSErrors: boolean },
  { site: Awaited<ReturnType<typeof startDemoSite>> }
>({
  ignoreHTTPSErrors: true,
  site: [
    async ({}, use, { parallelIndex }) => {
      let port = 0;
      const balancer = await startBalancer(() => port);
      const { port: tlsPort } = balancer.address() as AddressInfo;
      const proxied = { TRUSTED_PROXY_HOPS: '1', SITE_PORTS: String(tlsPort) };
      const site = await startDemoSite(parallelIndex, undefined, proxied);
      port = site.port;
      await use({ ...site, tlsPort });
      await site.stop();
      balancer.closeAllConnections();
      balancer.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
