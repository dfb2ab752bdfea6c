// A site's own address, at which a newer build is deployed, or a broken worker's script, while its pages are open.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SITE_FILES } from '@/lib/shared/site-files';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { hashOf, inlineScriptsOf } from '@/tests/support/inline-scripts';

export const BUILD = readFileSync(path.join(currentRelease(), '.next/BUILD_ID'), 'utf8').trim();
/** What the same build is called once it has been deployed anew: pages, data and worker name it, and its list of files is another one. */
export const NEXT_BUILD = 'deployed-later';

type Answer = { readonly status: number; readonly type: string; readonly body: string };

/** What the address serves now. */
type Plan = { isDeployed: boolean; worker?: Answer; lost?: RegExp };

const TEXT = /html|javascript|x-component|json/;
/** Of the old text: a browser that names it would get 304. */
const OLD_MARKS = new Set(['accept-encoding', 'if-none-match', 'if-modified-since']);

function ask(incomingRequest: IncomingMessage, port: number): Promise<IncomingMessage> {
  const headers = Object.fromEntries(
    Object.entries(incomingRequest.headers).filter(([name]) => !OLD_MARKS.has(name)),
  );
  const place = (incomingRequest.url ?? '/').replaceAll(NEXT_BUILD, BUILD);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: place, method: incomingRequest.method, headers },
      resolve,
    );
    sent.on('error', reject);
    incomingRequest.pipe(sent);
  });
}

async function readBytes(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function rename(place: string, text: string): string {
  const named = text.replaceAll(BUILD, NEXT_BUILD);
  return place === SITE_FILES.assetManifest
    ? named.replace('"files":{', '"files":{"static/later.js":"/_next/static/later.js",')
    : named;
}

/** The policy of a renamed page: what its inline scripts are known by changes with them. */
function renamePolicy(policy: string, [before, after]: readonly [string, string]): string {
  const fresh = inlineScriptsOf(after).map(hashOf);
  return inlineScriptsOf(before)
    .map(hashOf)
    .reduce((renamed, hash, at) => renamed.replace(hash, fresh[at] ?? ''), policy);
}

async function answerFrom(
  plan: Plan,
  port: number,
  [incomingRequest, answer]: [IncomingMessage, ServerResponse],
) {
  const [place = ''] = (incomingRequest.url ?? '').split('?', 1);
  const planned: Answer | undefined =
    place === SITE_FILES.worker
      ? plan.worker
      : plan.lost?.test(place)
        ? { status: 404, type: 'text/plain', body: '' }
        : undefined;
  if (planned) {
    answer.writeHead(planned.status, { 'Content-Type': planned.type, 'Cache-Control': 'no-store' });
    answer.end(planned.body);
    return;
  }
  const given = await ask(incomingRequest, port);
  const { etag: _etag, 'content-length': _length, 'transfer-encoding': _coding, ...headers } = given.headers;
  const bytes = await readBytes(given);
  const isText = TEXT.test(headers['content-type'] ?? '');
  if (!plan.isDeployed || !isText) return void answer.writeHead(given.statusCode ?? 502, headers).end(bytes);
  const renamed = rename(place, bytes.toString());
  const policy = renamePolicy(String(headers['content-security-policy'] ?? ''), [bytes.toString(), renamed]);
  answer
    .writeHead(given.statusCode ?? 502, {
      ...headers,
      ...(policy ? { 'content-security-policy': policy } : {}),
    })
    .end(renamed);
}

/** Puts an address of its own before the site of `port`. Until something is deployed, it is that site. */
export async function deploySite(port: number) {
  const plan: Plan = { isDeployed: false };
  const server: Server = createServer((incomingRequest, answer) => {
    answerFrom(plan, port, [incomingRequest, answer]).catch(() => answer.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    deploysNextBuild: () => {
      plan.isDeployed = true;
    },
    answersWorkerWith: (worker: Answer | undefined) => {
      plan.worker = worker;
    },
    loses: (files: RegExp) => {
      plan.lost = files;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>;
