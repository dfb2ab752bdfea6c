// The built site with visitors who disconnect: its provider delays the calls that a test names; rate limits are wide, since all visitors have one address.
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { type HoldingProvider, startHoldingProvider } from '@/tests/fault/leaving/support/holding-provider';
import { ROOT } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ownPost } from '@/tests/wire/support/ask';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

export const HOST = 'aurora.localhost';

export type LeftSite = {
  readonly site: RunningSite;
  readonly provider: HoldingProvider;
  readonly stop: () => Promise<void>;
};

/** The demo's Aurora with wide limits. */
function makeRegistry(): string {
  const merchant = JSON.parse(readFileSync(path.join(ROOT, 'sandbox/merchants/aurora.json'), 'utf8'));
  const wide = { tries: 1_000_000 };
  const limits = { ...merchant.limits, get: wide, post: wide };
  const folder = makeTemporaryFolder('left');
  writeFileSync(path.join(folder, 'aurora.json'), JSON.stringify({ ...merchant, limits }));
  return folder;
}

/** Starts both. */
export async function startLeftSite(env: Record<string, string> = {}): Promise<LeftSite> {
  const provider = await startHoldingProvider();
  const own = { LOG_LEVEL: 'error', MERCHANTS: makeRegistry(), SANDBOX_ORIGIN: provider.origin };
  const sandbox = await startSandbox({ port: 0 });
  provider.forwardTo(sandbox.origin);
  const site = await startSite({ ...own, ...env });
  const stop = async () => {
    await site.stop();
    provider.close();
    await sandbox.close();
  };
  return { site, provider, stop };
}

export type Visit = {
  readonly target: string;
  readonly host?: string;
  readonly cookie?: string;
  /** Body of a form of the site; absent for reads. */
  readonly body?: object;
  readonly from?: string;
};

/** A visitor with a pending request, whose connection the caller ends. */
export function visit(port: number, { target, host = HOST, cookie, body, from }: Visit): Socket {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers: Record<string, string> = {
    Host: `${host}:${port}`,
    ...(body === undefined ? { 'Sec-Fetch-Site': 'same-origin' } : ownPost(port, host)),
    ...(body === undefined ? {} : { 'Content-Length': String(text.length) }),
    ...(cookie === undefined ? {} : { Cookie: cookie }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const method = body === undefined ? 'GET' : 'POST';
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () =>
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${text}`),
  );
  return socket.on('error', () => undefined).resume();
}
