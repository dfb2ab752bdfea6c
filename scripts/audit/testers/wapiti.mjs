// wapiti: no vulnerability where it looks for injection, redirects, weak headers and requests on a visitor's word (SEC-109).
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { inAudit, reportFile } from '../folder.mjs';
import { findProgram, runProgram } from '../program.mjs';

const MODULES = 'cookieflags,csp,http_headers,redirect,xss,crlf,file,exec,methods,ssrf';
const MOST_SECONDS = 150;
const GRACE_MS = 240_000;

/** Where the site would call if a visitor could make it call; it asks for the list of such calls, which is kept by the scanner elsewhere. */
async function startEndpoint() {
  const called = [];
  const server = createServer((request, response) => {
    if (!request.url.includes('get_ssrf')) called.push(request.url);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { called, url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** Browsers dropped that filter since it opened holes of its own, and OWASP advises against it: a header that is missed in vain. */
const OBSOLETE = /X-XSS-Protection/;

function toFindings({ vulnerabilities }) {
  return Object.entries(vulnerabilities).flatMap(([kind, list]) =>
    list
      .filter(({ info }) => !OBSOLETE.test(info))
      .map(({ method, path, parameter, info }) => `${kind}: ${method} ${path} ${parameter ?? ''} ${info}`),
  );
}

async function scan(program, { origin, endpoint }) {
  const [report, home] = [reportFile('wapiti.json'), inAudit('wapiti')];
  rmSync(report, { force: true });
  rmSync(home, { recursive: true, force: true });
  const what = ['-u', `${origin}/m/home`, '--scope', 'folder', '-d', '2', '-m', MODULES];
  const where = ['--external-endpoint', endpoint.url, '--store-session', home];
  const limits = ['--max-scan-time', String(MOST_SECONDS), '--max-links-per-page', '30', '--no-bugreport'];
  const command = [program, ...what, ...where, ...limits, '-f', 'json', '-o', report];
  const { stdout, stderr } = await runProgram(command, { env: { HOME: home }, limitMs: GRACE_MS });
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
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
      const told = `modules ${MODULES}`;
      return { findings: [...toFindings(report), ...calls], told };
    } finally {
      endpoint.stop();
    }
  },
};
