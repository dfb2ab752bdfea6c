// wapiti: no vulnerability to injection, redirects, weak headers and server-side requests.
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { inAudit, toAuditFile } from '../folder.mjs';
import { findProgram, runProgram } from '../program.mjs';

const MODULES = 'cookieflags,csp,http_headers,redirect,xss,crlf,file,exec,methods,ssrf';
const MAX_SECONDS = 150;
const GRACE_MS = 240_000;
/** A scan with hardly any targets has shown nothing. */
const MIN_SEEN = 15;

/** Target of server-side requests; the scanner stores the list of such calls elsewhere. */
async function startEndpoint() {
  const called = [];
  const server = createServer((request, response) => {
    if (!request.url.includes('get_ssrf')) called.push(request.url);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { called, url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** Browsers removed that filter because it opened holes, and OWASP advises against it: the header is missed in vain. */
const OBSOLETE = /X-XSS-Protection/;

function toFindings({ vulnerabilities }) {
  return Object.entries(vulnerabilities).flatMap(([kind, list]) =>
    list
      .filter(({ info }) => !OBSOLETE.test(info))
      .map(({ method, path, parameter, info }) => `${kind}: ${method} ${path} ${parameter ?? ''} ${info}`),
  );
}

async function scan(program, { origin, endpoint }) {
  const [report, home] = [toAuditFile('wapiti.json'), inAudit('wapiti')];
  rmSync(report, { force: true });
  rmSync(home, { recursive: true, force: true });
  const what = ['-u', `${origin}/m/home`, '--scope', 'folder', '-d', '4', '-m', MODULES];
  const where = ['--external-endpoint', endpoint.url, '--store-session', home];
  // It requests brotli, which Debian's cannot decode: then it sees no links.
  const forms = ['-H', 'Accept-Encoding: gzip'];
  const limits = ['--max-scan-time', String(MAX_SECONDS), '--max-links-per-page', '200', '--no-bugreport'];
  const command = [program, ...what, ...where, ...forms, ...limits, '-f', 'json', '-o', report];
  const { stdout, stderr } = await runProgram(command, { env: { HOME: home }, limitMs: GRACE_MS });
  try {
    const seen = Number(/found (\d+) URLs and forms/.exec(stdout)?.[1] ?? 0);
    return { ...JSON.parse(readFileSync(report, 'utf8')), seen };
  } catch {
    throw new Error(`no report: ${(stderr || stdout).slice(-400)}`);
  }
}

export const wapiti = {
  name: 'wapiti',
  run: async ({ origin }) => {
    const program = findProgram('wapiti');
    if (!program) return { skipped: 'apt-get install wapiti' };
    const endpoint = await startEndpoint();
    try {
      const report = await scan(program, { origin, endpoint });
      const calls = endpoint.called.map((url) => `the site called ${url}`);
      const few = report.seen < MIN_SEEN ? [`only ${report.seen} addresses and forms were looked at`] : [];
      const summary = `${report.seen} addresses and forms, modules ${MODULES}`;
      return { findings: [...toFindings(report), ...calls, ...few], summary };
    } finally {
      endpoint.stop();
    }
  },
};
