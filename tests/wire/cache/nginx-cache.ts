// A cache between visitors and the site, as networks and operators run one: a real nginx that stores what the headers allow.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';

export type NginxCache = {
  /** Keeps by host and address, for as long as Cache-Control says, apart by Vary. */
  readonly port: number;
  /** Stores every path that ends like a file, whatever the headers say: the careless cache that cache deception exploits. */
  readonly carelessPort: number;
  /** Everything that is kept, as text: keys, headers and bodies. */
  readonly listCached: () => readonly string[];
  readonly stop: () => Promise<void>;
};

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function toConfig(folder: string, ports: { site: number; port: number; careless: number }): string {
  return `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/log crit;
events { worker_connections 512; }
http {
  access_log off;
  merge_slashes off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  proxy_cache_path ${folder}/kept levels=1 keys_zone=kept:4m inactive=1h use_temp_path=off;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_buffer_size 32k;
  proxy_buffers 16 32k;
  proxy_busy_buffers_size 64k;
  add_header X-Kept $upstream_cache_status always;
  upstream site { server 127.0.0.1:${ports.site}; keepalive 16; keepalive_timeout 4s; }
  server {
    listen 127.0.0.1:${ports.port};
    proxy_cache kept;
    proxy_cache_key "$http_host$request_uri";
    location / { proxy_pass http://site; }
  }
  server {
    listen 127.0.0.1:${ports.careless};
    location / { proxy_pass http://site; }
    location ~* \\.(?:css|js|json|png|ico|svg|html|txt|woff2)$ {
      proxy_pass http://site;
      proxy_cache kept;
      proxy_cache_key "careless $http_host$request_uri";
      proxy_cache_valid any 10m;
      proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
    }
  }
}
`;
}

function readCached(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

/** Starts it in front of a site; tries again where a free port has been taken meanwhile. */
export function startNginxCache(site: number): Promise<NginxCache> {
  return startOnce(site).catch(() => startOnce(site));
}

async function startOnce(site: number): Promise<NginxCache> {
  const folder = makeTemporaryFolder('nginx-cache');
  chmodSync(folder, 0o755);
  const [port, careless] = [await freePort(), await freePort()];
  const file = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(file, user + toConfig(folder, { site, port, careless }));
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-e', 'stderr', '-c', file]);
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
  });
  await until(async () => {
    if (child.exitCode !== null) throw new Error(output);
    return (await ask({ port, path: '/healthz' })).status === 200;
  }, 'start of nginx').catch((error) => {
    throw new Error(`${error.message} ${output}`);
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  return { port, carelessPort: careless, listCached: () => readCached(`${folder}/kept`), stop };
}
