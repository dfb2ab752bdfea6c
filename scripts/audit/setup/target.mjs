// What the testers look at: the demo behind the balancer of deploy/, with one brand at an address that every tester can reach.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../bootstrap/root.mjs';
import { startDemo } from '../../screens/start-demo.mjs';
import { inAudit } from '../folder.mjs';
import { startNginx } from './nginx.mjs';

/** Testers that ask the system for names know none under .localhost. */
const ADDRESS = '127.0.0.1';
const CHAT = '/wps/relay/WPSCORE_getCustomerServiceScript';

function writeRegistry() {
  const folder = inAudit('merchants');
  rmSync(folder, { recursive: true, force: true });
  cpSync(fromRoot('sandbox/merchants'), folder, { recursive: true });
  const file = `${folder}/aurora.json`;
  // Third parties at their own addresses, as operators have them: the demo's are of this machine, by plain http.
  const { vendors: _demo, ...merchant } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...merchant, hosts: [...merchant.hosts, ADDRESS] }));
  return folder;
}

/** The demo's chat is of this machine too, by plain http: the brand that is looked at has none. */
async function withoutChat(sandboxPort) {
  const answer = await fetch(`http://127.0.0.1:${sandboxPort}/control/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ merchant: 'aurora', kind: 'answer', path: CHAT, value: null }),
  });
  if (!answer.ok) throw new Error(`the sandbox answers ${answer.status}`);
}

/** Starts all of it; `origin` is where a visitor finds the brand by TLS. */
export async function startTarget() {
  const demo = await startDemo(writeRegistry(), { TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'warn' });
  try {
    await withoutChat(demo.sandboxPort);
    const nginx = await startNginx(demo.port);
    const { port, certificate } = nginx;
    const stop = async () => {
      await nginx.stop();
      await demo.stop();
    };
    return {
      sitePort: demo.port,
      host: `${ADDRESS}:${port}`,
      origin: `https://${ADDRESS}:${port}`,
      certificate,
      stop,
    };
  } catch (error) {
    await demo.stop();
    throw error;
  }
}
