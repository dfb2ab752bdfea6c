// The built site with a merchant for each false answer, at a provider that gives it and is the sandbox in all else.
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { LIES } from '@/tests/fault/provider/support/lies';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

const START_LIMIT_MS = 60_000;
/** The demo merchant that each of them copies, which gets no false answer. */
const MODEL = 'aurora';
export const HONEST = 'honest';
export const PING = '/wps/system/test/ping';

/** A site, and the calls that its provider received. */
export type LyingSite = RunningSite & {
  readonly pageOf: (code: string, page?: string) => ReturnType<typeof ask>;
  /** How often the false answer was given. */
  readonly reported: (code: string) => number;
};

function writeRegistry(origin: string): string {
  const folder = makeTemporaryFolder('lying');
  const model = JSON.parse(readFileSync(`sandbox/merchants/${MODEL}.json`, 'utf8'));
  for (const code of [HONEST, ...Object.keys(LIES)]) {
    const entry = { ...model, code, hosts: [`${code}.localhost`], backend: { origin } };
    writeFileSync(path.join(folder, `${code}.json`), JSON.stringify(entry));
  }
  return folder;
}

async function forward(question: IncomingMessage, answer: ServerResponse, sandbox: string): Promise<void> {
  const code = String(question.headers.merchant);
  const { host: _host, ...headers } = question.headers as Record<string, string>;
  const real = await fetch(`${sandbox}${question.url}`, { headers: { ...headers, merchant: MODEL } });
  const text = (await real.text()).replaceAll(`"${MODEL}"`, `"${code}"`);
  answer.writeHead(real.status, { 'Content-Type': 'application/json' }).end(text);
}

// An answer to a ping that never ends, as fast as it is read.
function pour(answer: ServerResponse): void {
  const part = Buffer.alloc(64 * 1024, 'x');
  const fill = () => {
    while (!answer.destroyed && answer.write(part));
  };
  answer.writeHead(200, { 'Content-Type': 'text/plain' }).on('drain', fill);
  fill();
}

const toAnswer = (value: unknown): Buffer =>
  Buffer.from(`{"success":true,"value":${typeof value === 'string' ? value : JSON.stringify(value)}}`);

/** One site for all tests of a file. */
export function raiseLyingSite(): LyingSite {
  const site = {} as LyingSite & Record<string, unknown>;
  const reported = new Map<string, number>();
  // Written beforehand: the tests that measure waits share this process's loop.
  const answers = new Map(Object.entries(LIES).map(([code, { value }]) => [code, toAnswer(value())]));
  const provider = createServer((question, answer) => {
    const code = String(question.headers.merchant);
    const lie = LIES[code];
    const [requests] = question.url?.split('?') ?? [];
    if (lie && requests === PING) return pour(answer);
    if (!lie || requests !== lie.path) return void forward(question, answer, site.provider);
    reported.set(code, (reported.get(code) ?? 0) + 1);
    answer.writeHead(200, { 'Content-Type': 'application/json' });
    answer.end(answers.get(code));
  });
  beforeAll(async () => {
    provider.listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const { port } = provider.address() as { port: number };
    const raised = await startSite({ MERCHANTS: writeRegistry(`http://127.0.0.1:${port}`) });
    const pageOf = (code: string, page = LIES[code]?.page) =>
      ask({ port: raised.port, host: `${code}.localhost`, path: page });
    Object.assign(site, raised, { pageOf, reported: (code: string) => reported.get(code) ?? 0 });
  }, START_LIMIT_MS);
  afterAll(async () => {
    await site.stop();
    provider.closeAllConnections();
    provider.close();
  });
  return site;
}
