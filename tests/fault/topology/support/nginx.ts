// The real nginx with the configuration of deploy/, on free ports and with a certificate of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import forge from 'node-forge';
import { ROOT, until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';

const DAY_MS = 86_400_000;

export type Nginx = {
  readonly port: number;
  readonly plainPort: number;
  /** Where certbot puts its answers. */
  readonly webroot: string;
  /** Puts another certificate in place and reloads, as certbot does. */
  readonly renew: () => void;
  readonly stop: () => Promise<void>;
  /** Its access log and its error log. */
  readonly log: () => string;
};

function writeCertificate(folder: string, serial = '01'): void {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = serial;
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + DAY_MS);
  const name = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  writeFileSync(path.join(folder, 'site.pem'), forge.pki.certificateToPem(certificate));
  writeFileSync(path.join(folder, 'site-key.pem'), forge.pki.privateKeyToPem(keys.privateKey));
}

type Replacements = readonly (readonly [string, string])[];

/** Puts other places and ports into one of the operator's configurations; each must stand in it. */
function render(name: string, replacements: Replacements): string {
  const text = readFileSync(path.join(ROOT, 'deploy', name), 'utf8');
  return replacements.reduce((sofar, [from, to]) => {
    if (!sofar.includes(from)) throw new Error(`deploy/${name} does not say ${from}`);
    return sofar.replaceAll(from, to);
  }, text);
}

/** The store for pages, as docs/operations/scaling/shared-cache.md says, and a header that shows its cache status. */
function withPageCache(folder: string): Replacements {
  const text = render('page-cache.conf', [['/var/cache/nginx', `${folder}/cache`]]);
  writeFileSync(path.join(folder, 'page-cache.conf'), text);
  return [
    ['# include /etc/nginx/page-cache.conf', `include ${folder}/page-cache.conf`],
    ['server_tokens off;', 'server_tokens off; add_header X-Kept $upstream_cache_status always;'],
  ];
}

type Ports = readonly [number, number];

/** A host's requests at one instance, of which each takes `bound` at a time, as docs/operations/scaling/regions.md says. */
const withHostHash = (bound: number): Replacements => [
  ['# hash $host consistent;', 'hash $host consistent;'],
  ['max_fails=3', `max_conns=${bound} max_fails=3`],
];

/** Starts it in front of the instances on these two ports, with `more` put into its configuration; tries again where a free port has been taken meanwhile. */
export function startNginx(
  instances: Ports,
  storesPages = false,
  hostBound = 0,
  more: Replacements = [],
): Promise<Nginx> {
  const start = () => startOnce(instances, storesPages, hostBound, more);
  return start().catch(start);
}

async function startOnce(
  [one, two]: Ports,
  storesPages: boolean,
  hostBound: number,
  more: Replacements,
): Promise<Nginx> {
  const folder = makeTemporaryFolder('nginx');
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'cache'));
  writeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const log = path.join(folder, 'log');
  const text = render('nginx.conf', [
    ['pid /run/nginx.pid', `pid ${folder}/pid`],
    ['error_log stderr crit', `error_log ${log} warn`],
    ['access_log /dev/stdout', `access_log ${log}`],
    ['/var/cache/nginx', `${folder}/cache`],
    ['/etc/nginx/certs', folder],
    ['/var/www/html', `${folder}/acme`],
    ['listen 80 ', `listen 127.0.0.1:${plainPort} `],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['172.30.0.11:3000', `127.0.0.1:${one}`],
    ['172.30.0.12:3000', `127.0.0.1:${two}`],
    ...(storesPages ? withPageCache(folder) : []),
    ...(hostBound > 0 ? withHostHash(hostBound) : []),
    ...more,
  ]);
  writeFileSync(path.join(folder, 'nginx.conf'), text);
  const args = ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'];
  // With as many open files as systemd gives.
  const child = spawn('/bin/sh', ['-c', 'ulimit -Sn 1024; exec "$0" "$@"', '/usr/sbin/nginx', ...args]);
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
  });
  await until(async () => {
    if (child.exitCode !== null) throw new Error(output);
    return (await ask({ port: plainPort })).status === 308;
  }, 'start of nginx').catch((error) => {
    throw new Error(`${error.message} ${output}`);
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  const renew = () => {
    writeCertificate(folder, '02');
    child.kill('SIGHUP');
  };
  const webroot = `${folder}/acme`;
  return { port, plainPort, webroot, renew, stop, log: () => readFileSync(log, 'utf8') };
}
