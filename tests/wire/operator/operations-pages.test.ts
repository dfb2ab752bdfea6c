// The pages for operators, run as they are written: from examples and a provider's address to two brands with TLS behind nginx.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { listCommands, PAGES, readPage } from '@/tests/support/operations-pages';
import {
  clearMachine,
  ETC,
  LOADED,
  LOG,
  ports,
  prepareMachine,
  readEnvFile,
  run,
  startNginx,
  startUnit,
} from '@/tests/wire/operator/support/guide-machine';
import { ask } from '@/tests/wire/support/ask';

const [first = '', ...steps] = listCommands(readPage('install.md'));
const proof = steps.pop();
/** The steps above, and what opens a browser (tests/browser/brand/preview). */
const ELSEWHERE = /\/(?:install|merchants\/studio)\.md$/;
const OTHER_PAGES = PAGES.map(({ path: file, text }) => ({ file, blocks: listCommands(text) })).filter(
  ({ file, blocks }) => blocks.length > 0 && !ELSEWHERE.test(file),
);

const LEAKED = 'runbooks/leaked-secret.md';
const hasRun = new Set<string>();
const runs = new Map<string, ReturnType<typeof run>>();
/** Runs each command of a page once. An identical command of an earlier page is left out. */
function runPage(file: string) {
  const known = runs.get(file);
  if (known) return known;
  const blocks = listCommands(readPage(file)).filter((block) => !hasRun.has(block));
  const running = run(first, [LOADED, ...blocks]);
  for (const block of blocks) hasRun.add(block);
  runs.set(file, running);
  return running;
}

beforeAll(prepareMachine, 30_000);
afterAll(clearMachine);

test('the steps before the start run as they are written, and the doctor finds no fault', async () => {
  const { status, stdout, stderr } = await run(first, steps);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^0 faults, /m);
  // Neither the addresses of the compose file nor a log that systemd's socket cannot be.
  expect(readFileSync(path.join(ETC, 'nginx.conf'), 'utf8')).not.toMatch(/172\.30\.0|\/dev\/std/);
}, 60_000);

test('two branded domains answer by TLS behind nginx, and the doctor sees them so', async () => {
  startUnit();
  await until(
    async () => (await ask({ port: ports.site, path: '/readyz' })).status === 200,
    'start of the site',
  );
  // 127.0.0.2 is of this machine too: the port is there for nginx alone (SEC-65).
  await expect(fetch(`http://127.0.0.2:${ports.site}/readyz`)).rejects.toThrow();
  startNginx();
  await until(async () => (await ask({ port: ports.http })).status === 308, 'start of nginx');
  const { status, stdout, stderr } = await run(first, [proof ?? '']);
  expect(stdout).toMatch(/^0 faults, /m);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.match(/<title>.*/g)).toEqual([
    expect.stringContaining('Brand One'),
    expect.stringContaining('Brand Two'),
  ]);
  expect(stdout).toMatch(/answering +certificate of www\.one\.localhost is good for 29 days/);
  expect(stdout).toMatch(/answering +a visitor's own X-Forwarded-Host counts for nothing/);
}, 90_000);

test('the pages that show commands are those of every kind', () => {
  const files = OTHER_PAGES.map(({ file }) => file.replace('docs/operations/', ''));
  expect(files).toEqual(
    expect.arrayContaining(['doctor.md', 'upgrade.md', 'monitoring.md', 'support-codes.md']),
  );
  expect(files.filter((file) => file.startsWith('runbooks/')).length).toBeGreaterThan(7);
});

// The commands for a leaked secret run last, since their test checks the changes.
test.each(OTHER_PAGES.filter(({ file }) => !file.endsWith(LEAKED)))(
  'every command of $file runs as it is written',
  async ({ file }) => {
    const { status, stdout, stderr } = await runPage(file.replace('docs/operations/', ''));
    expect([status, stderr, stdout]).toEqual([0, '', stdout]);
  },
  120_000,
);

test('the commands find what their pages describe: lines of a code, the build, the state of the site', async () => {
  expect((await runPage('support-codes.md')).stdout.trim()).toBe(JSON.stringify(LOG[0]));
  const monitoring = (await runPage('monitoring.md')).stdout;
  expect(monitoring).toMatch(/"status":"ready"/);
  expect(monitoring).toMatch(/site_build_info\{build="[^"]+"\} 1$/m);
  expect((await runPage('runbooks/provider-down.md')).stdout).toContain(JSON.stringify(LOG[1]));
  expect((await runPage('runbooks/no-metrics.md')).stdout.trim()).toBe('200');
}, 60_000);

test('a leaked session secret is invalid after its runbook, and a new one seals', async () => {
  const readSecret = () => readEnvFile(readFileSync(path.join(ETC, 'site.env'), 'utf8')).SESSION_SECRET;
  const before = readSecret();
  const { status, stderr } = await run(first, [LOADED, ...listCommands(readPage(LEAKED))]);
  expect([status, stderr]).toEqual([0, '']);
  expect(readSecret()).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret()).not.toBe(before);
}, 60_000);
