// The doctor as an operator and a pipeline run it: from a release, beside a running site, on good and broken merchants (B41).
import { copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { CHILD_ENV } from '@/tests/support/child-env';
import { runToEnd } from '@/tests/support/run-to-end';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

type Finding = {
  readonly subject: string;
  readonly check: string;
  readonly level: string;
  readonly text: string;
  readonly remedy?: string;
};

const SECRET = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';
// A release contains the doctor's bundle and packages, but no sources.
const release = makeTemporaryFolder('release');

beforeAll(() => {
  mkdirSync(path.join(release, 'build'));
  copyFileSync(path.join(currentRelease(), 'build/doctor.mjs'), path.join(release, 'build/doctor.mjs'));
  symlinkSync(path.resolve('node_modules'), path.join(release, 'node_modules'));
});

function runDoctor(args: readonly string[], env: Record<string, string> = {}) {
  return runToEnd(['build/doctor.mjs', ...args], {
    cwd: release,
    env: {
      ...CHILD_ENV,
      NODE_ENV: 'production',
      MERCHANTS: path.resolve('sandbox/merchants'),
      SANDBOX_ORIGIN: site.provider,
      SESSION_SECRET: SECRET,
      // A Firebase on this machine only: the test makes no outside call.
      FIREBASE_AUTH_EMULATOR: site.provider,
      ...env,
    },
  });
}

const read = (output: string): Finding[] => JSON.parse(output).findings;
const withLevel = (findings: Finding[], level: string) =>
  findings
    .filter((it) => it.level === level)
    .map(({ subject, check, text }) => `${subject} ${check}: ${text}`);

test('the demo’s four brands beside the running site have no fault, and every check has spoken (B41)', async () => {
  const { code, output } = await runDoctor(['--json', `--site=http://127.0.0.1:${site.port}`]);
  const findings = read(output);
  expect(withLevel(findings, 'fault')).toEqual([]);
  expect(code).toBe(0);
  const checks = (subject: string) =>
    new Set(findings.filter((it) => it.subject === subject).map((it) => it.check));
  expect(checks('site')).toEqual(new Set(['secret', 'proxies', 'redis']));
  const ofAll =
    'provider branding config contrast entry registration hosts ownership answering manifest icons pixels policy social chat';
  expect(checks('aurora')).toEqual(new Set(ofAll.split(' ')));
  // Its entry promises pictures by width.
  expect(checks('rio')).toEqual(new Set(`${ofAll} images`.split(' ')));
  expect(output).not.toContain(SECRET);
}, 60_000);

test('one merchant is shown as a table, with times, and an unknown one is wrong use (B41)', async () => {
  const { code, output } = await runDoctor(['rio']);
  expect(code).toBe(0);
  expect(output).toMatch(/^rio$/m);
  expect(output).not.toMatch(/^aurora$/m);
  expect(output).toMatch(/^ {2}ok +provider +status answered in \d+ ms$/m);
  expect(output).toMatch(/^0 faults, /m);
  for (const args of [['nobody'], ['--loud'], ['--site=nowhere']]) {
    const wrong = await runDoctor(args);
    expect([wrong.code, wrong.output]).toEqual([2, '']);
    expect(wrong.errors).toMatch(/^Usage: /m);
  }
}, 60_000);

test('all faults of merchants and environment are reported, each with a remedy, beside the good ones (B41)', async () => {
  const folder = makeTemporaryFolder('registry');
  cpSync('sandbox/merchants', folder, { recursive: true });
  const change = (code: string, more: object) => {
    const file = path.join(folder, `${code}.json`);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...more }));
  };
  change('noor', { hosts: ['no-such-name.invalid'], theme: { mode: 'dark', colors: { text: '#333333' } } });
  change('lotus', { colour: 'red' });
  for (const name of ['nova.JSON', 'nova.yaml']) writeFileSync(path.join(folder, name), '{}');
  change('aurora', { backend: { origin: 'http://127.0.0.1:9' } });
  await control(site.provider, 'faults', { path: '/wps/session/key/rsa', merchant: 'rio', kind: 'drop' });
  const { code, output } = await runDoctor(['--json'], {
    MERCHANTS: folder,
    SESSION_SECRET: `${'a'.repeat(40)}`,
    REDIS_URL: 'redis://127.0.0.1:9',
  });
  const findings = read(output);
  const wrong = findings.filter(({ level }) => level === 'fault' || level === 'warning');
  expect(code).toBe(1);
  for (const place of [
    /^site secret: .*can be guessed/,
    /^site redis: does not serve/,
    /^site config: nova\.JSON is not read/,
    /^site config: nova\.yaml is not read/,
    /^lotus\.json config: colour: no such key/,
    /^aurora provider: status at http:\/\/127\.0\.0\.1:9 failed with network_error \(connect ECONNREFUSED/,
    /^noor hosts: no-such-name\.invalid has no address/,
    /^noor contrast: theme\.colors\.text #333333 reads with 1\.\d:1/,
    /^rio provider: rsaKey .*players cannot sign in/,
  ])
    expect(wrong.map(({ subject, check, text }) => `${subject} ${check}: ${text}`)).toContainEqual(
      expect.stringMatching(place),
    );
  expect(wrong.filter(({ remedy }) => !remedy)).toEqual([]);
  const broken = await runDoctor([], { SESSION_SECRET: 'short', MERCHANTS: folder });
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(/environment +SESSION_SECRET holds a secret shorter than 32/);
  expect(broken.output).toMatch(/colour: no such key/);
}, 60_000);

test('offline, no connection is made (B41)', async () => {
  const { code, output } = await runDoctor(['--offline', '--json'], { SANDBOX_ORIGIN: 'http://127.0.0.1:9' });
  expect(code).toBe(0);
  expect(new Set(read(output).map(({ check }) => check))).toEqual(
    new Set(['secret', 'proxies', 'config', 'contrast', 'entry', 'registration']),
  );
}, 30_000);
