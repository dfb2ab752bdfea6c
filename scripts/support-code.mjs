// npm run support-code -- 1A2B-3C4D [log …]: finds the log lines of a player's support code.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const USAGE = `Usage: npm run --silent support-code -- <code> [log …]

  <code>   as the player was shown it, e.g. 1A2B-3C4D
  log …    files with the site's log; without any, the log is read from the standard input

Exit code: 0 lines were found, 1 none, 2 wrong use.`;

/** Sources of support codes: trace ids of the site's and nginx's log, and the digest of a failed page. */
const ID = /(?:"(?:traceId|sentTraceId|digest)":"|digest: '| (?:trace|answer)=")([^"']{8,128})["']/g;

const plainOf = (text) => text.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** Duplicates lib/shared/errors/support-code.ts, so that any Node can run this file. */
const codeOf = (id) => {
  const tail = plainOf(id).slice(-8);
  return `${tail.slice(0, 4)}-${tail.slice(4)}`;
};

function belongsTo(line, code) {
  return [...line.matchAll(ID)].some(([, id]) => codeOf(id) === code);
}

/** Normalises a typed code; undefined for anything else. */
function readCode(text = '') {
  return plainOf(text).length === 8 ? codeOf(text) : undefined;
}

async function printLines(input, code) {
  let count = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!belongsTo(line, code)) continue;
    count += 1;
    process.stdout.write(`${line}\n`);
  }
  return count;
}

async function run([text, ...files]) {
  const code = readCode(text);
  if (code === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const inputs = files.length === 0 ? [process.stdin] : files.map((file) => createReadStream(file));
  let count = 0;
  for (const input of inputs) count += await printLines(input, code);
  if (count === 0) process.stderr.write(`No line of the log has the code ${code}.\n`);
  return count === 0 ? 1 : 0;
}

process.exitCode = await run(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`The log cannot be read: ${error.message}.\n`);
  return 2;
});
