// Let's Encrypt's own test authority, which examines domains as the real one does, with names that lead to this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from '@/tests/fault/topology/support/instance';
import { CHILD_ENV } from '@/tests/support/child-env';
import { freePort } from '@/tests/support/free-port';
import { makeCertificate } from '@/tests/support/make-certificate';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const PROGRAMS = ['/usr/bin/pebble', '/usr/bin/pebble-challtestsrv'];

/** Whether Debian's package `pebble` is installed. */
export const hasAuthority = PROGRAMS.every((file) => existsSync(file));

/** Starts a program. Returns its output and its exit. */
export function runServer(file: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(file, args, { env: { ...CHILD_ENV, ...env, NODE_ENV: 'test' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  return { output: () => output, stop };
}

async function fetchRoot(port: number, ca: Buffer): Promise<string> {
  const call = request({ host: 'localhost', port, path: '/roots/0', ca });
  const [answer] = await once(call.end(), 'response');
  return text(answer);
}

/** Starts it; it examines domains at these two ports of this machine. */
export async function startAuthority({ http, https }: { readonly http: number; readonly https: number }) {
  const { file, keyFile, cert } = makeCertificate();
  const [directory, management, dns, names] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const config = path.join(makeTemporaryFolder('authority'), 'pebble.json');
  const pebble = {
    listenAddress: `127.0.0.1:${directory}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: file,
    privateKey: keyFile,
    httpPort: http,
    tlsPort: https,
  };
  writeFileSync(config, JSON.stringify({ pebble }));
  const none = ['-defaultIPv6', '', '-http01', '', '-https01', '', '-tlsalpn01', ''];
  const addresses = ['-dns01', `127.0.0.1:${dns}`, '-management', `127.0.0.1:${names}`];
  const resolver = runServer(PROGRAMS[1] ?? '', ['-defaultIPv4', '127.0.0.1', ...none, ...addresses]);
  const authority = runServer(
    PROGRAMS[0] ?? '',
    ['-config', config, '-dnsserver', `127.0.0.1:${dns}`, '-strict'],
    { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
  );
  const root: { pem?: string } = {};
  await until(async () => {
    root.pem = await fetchRoot(management, cert).catch(() => undefined);
    return root.pem !== undefined;
  });
  return {
    directory: `https://localhost:${directory}/dir`,
    /** The authority's own certificate, by which its address is trusted. */
    certificate: file,
    /** Certificate that signs the issued ones. */
    root: root.pem ?? '',
    output: authority.output,
    stop: async () => {
      await authority.stop();
      await resolver.stop();
    },
  };
}
