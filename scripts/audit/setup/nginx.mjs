// The balancer of deploy/ on a free port, and the provider behind TLS as a real one is.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../../bootstrap/root.mjs';
import { stop } from '../../run/children.mjs';
import { freePort } from '../../run/ports.mjs';
import { inAudit, writeIn } from '../folder.mjs';
import { needProgram } from '../program.mjs';

const HTTPS_PORT = 8443;
const HTTP_PORT = 8080;
const START_LIMIT_MS = 15_000;
function render(replacements) {
  const text = readFileSync(fromRoot('deploy/nginx.conf'), 'utf8');
  return replacements.reduce((sofar, [from, to]) => {
    if (!sofar.includes(from)) throw new Error(`deploy/nginx.conf does not say ${from}`);
    return sofar.replaceAll(from, to);
  }, text);
}

const userLine = () => (process.getuid?.() === 0 ? 'user root; ' : '');

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

async function waitForPort(port, child) {
  const endsAt = Date.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > endsAt) throw new Error('nginx did not start');
    await sleep(50);
  }
}

/** The sandbox names its pictures and pages by plain http, which a page that came by TLS would not load. */
function toProvider({ sandboxPort, providerPort, certificates }) {
  const names = ['127.0.0.1', 'localhost', 'chat.localhost', 'games.localhost'];
  const filters = names.map(
    (name) => `sub_filter 'http://${name}:${providerPort}' 'https://${name}:${providerPort}';`,
  );
  return `
  server {
    listen 127.0.0.1:${providerPort} ssl;
    ssl_certificate ${certificates}/site.pem;
    ssl_certificate_key ${certificates}/site-key.pem;
    location / {
      proxy_pass http://127.0.0.1:${sandboxPort};
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_set_header Accept-Encoding "";
      sub_filter_types application/json;
      sub_filter_once off;
      ${filters.join('\n      ')}
    }
  }
`;
}

/** Starts it in front of site and sandbox, each by its port; `certificates` is the folder of the pair. Resolves with the port of the site's TLS. */
export async function startNginx({ sitePort, ...provider }) {
  const nginx = needProgram('nginx');
  const folder = inAudit('nginx');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/cache`, { recursive: true });
  const [port, plainPort] = [await freePort(HTTPS_PORT), await freePort(HTTP_PORT)];
  const text = render([
    ['pid /run/nginx.pid', `${userLine()}pid ${folder}/pid`],
    ['access_log /dev/stdout', `access_log ${folder}/log`],
    ['/var/cache/nginx', `${folder}/cache`],
    ['/etc/nginx/certs', provider.certificates],
    ['listen 80 ', `listen 127.0.0.1:${plainPort} `],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['172.30.0.11:3000', `127.0.0.1:${sitePort}`],
    ['172.30.0.12:3000', `127.0.0.1:${sitePort}`],
    ['  upstream site {', `${toProvider(provider)}\n  upstream site {`],
  ]);
  const file = writeIn('nginx/nginx.conf', text);
  const args = ['-p', folder, '-e', 'stderr', '-c', file, '-g', 'daemon off;'];
  const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await waitForPort(port, child);
  return { port, stop: () => stop(child) };
}
