// Load by wrk, which costs a tenth of a Node client: requests from a file, results as numbers.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { LOAD_CORE, onCore } from './cores.mjs';
import { toolFile } from './tools.mjs';

const CONNECTIONS = 32;
const SCRIPT = fromRoot('tools/bench/measure/load.lua');
/** Headers of a phone; language and device kind choose the page. */
export const PHONE_HEADERS = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  'Accept-Language': 'en-GB,en;q=0.9',
  'Accept-Encoding': 'gzip, deflate, br',
};

/** Returns the bytes of a phone's GET through a balancer that names the visitor's address. */
export function toRequest({ path = '/', host = 'localhost', headers = {} }, visitor = 1) {
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const all = { Host: host, ...PHONE_HEADERS, 'X-Forwarded-For': address, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Parses the numbers of wrk's output; times in ms. @throws when there are none. */
export function parseWrk(text) {
  const line = /^BENCH (\{.*\})$/m.exec(text)?.[1];
  if (!line) throw new Error(`wrk said nothing usable:\n${text}`);
  const { requests, seconds, bytes, faults, p50, p99 } = JSON.parse(line);
  return { requests, seconds, bytesEach: bytes / requests, faults, p50, p99, rate: requests / seconds };
}

function runWrk(args, env) {
  return new Promise((resolve, reject) => {
    const [command, ...rest] = onCore(LOAD_CORE, [toolFile('wrk'), ...args]);
    const child = spawn(command, rest, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`wrk failed:\n${text}`))));
  });
}

/**
 * Asks `port` for `seconds` with 32 kept connections. `requests` are raw; with `rate` (requests a second over all connections) each connection
 * pauses between its requests, at random around the mean that gives this rate.
 */
export async function runLoad({ port, requests, seconds, rate }) {
  const folder = mkdtempSync(`${tmpdir()}/bench-`);
  const file = `${folder}/requests`;
  writeFileSync(file, requests.join('\0'));
  const pause = rate ? (CONNECTIONS * 1000) / rate : 0;
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    SCRIPT,
    `http://127.0.0.1:${port}`,
  ];
  try {
    return parseWrk(await runWrk(args, { BENCH_REQUESTS: file, BENCH_PAUSE_MS: String(pause) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
