// The tested site: the demo behind the balancer of deploy/, with one brand at an address that every tester can reach.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { freePort } from '../../../scripts/run/ports.mjs';
import { startScreensDemo } from '../../screens/start-demo.mjs';
import { inAudit } from '../folder.mjs';
import { CODES } from '../pages.mjs';
import { writeCertificate } from './certificate.mjs';
import { startNginx } from './nginx.mjs';

/** Testers that resolve names by the system do not know .localhost. */
const ADDRESS = '127.0.0.1';
const PROVIDER_PORT = 8444;
const CHAT = '/wps/relay/WPSCORE_getCustomerServiceScript';

/** Merchants as in production: third parties at their own addresses instead of this machine's. */
function writeRegistry() {
  const folder = inAudit('merchants');
  rmSync(folder, { recursive: true, force: true });
  cpSync(fromRoot('sandbox/merchants'), folder, { recursive: true });
  for (const code of CODES) {
    const file = `${folder}/${code}.json`;
    const { vendors: _demo, hosts, ...merchant } = JSON.parse(readFileSync(file, 'utf8'));
    const more = code === CODES[0] ? [ADDRESS] : [];
    writeFileSync(file, JSON.stringify({ ...merchant, hosts: [...hosts, ...more] }));
  }
  return folder;
}

/** The demo's chat is a page of this machine: the tested brand has none. */
async function withoutChat(sandboxPort) {
  const answer = await fetch(`http://127.0.0.1:${sandboxPort}/control/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ merchant: 'aurora', kind: 'answer', path: CHAT, value: null }),
  });
  if (!answer.ok) throw new Error(`the sandbox answers ${answer.status}`);
}

/** Starts everything; `origin` is the brand's address by TLS, `certificate` a file that testers may trust. */
export async function startTarget() {
  const certificates = await writeCertificate();
  const certificate = `${certificates}/site.pem`;
  const providerPort = await freePort(PROVIDER_PORT);
  const demo = await startScreensDemo(writeRegistry(), {
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'warn',
    SANDBOX_ORIGIN: `https://${ADDRESS}:${providerPort}`,
    NODE_EXTRA_CA_CERTS: certificate,
  });
  try {
    await withoutChat(demo.sandboxPort);
    const { sandboxPort, port: sitePort } = demo;
    const nginx = await startNginx({ sitePort, sandboxPort, providerPort, certificates });
    const stop = async () => {
      await nginx.stop();
      await demo.stop();
    };
    const host = `${ADDRESS}:${nginx.port}`;
    return { sitePort, host, origin: `https://${host}`, certificate, stop };
  } catch (error) {
    await demo.stop();
    throw error;
  }
}
