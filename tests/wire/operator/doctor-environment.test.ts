// Which site the doctor examines: that of the unit or of a named file, the shell's, or the demo, and it says which (B41).
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHILD_ENV } from '@/tests/support/child-env';
import { runToEnd } from '@/tests/support/run-to-end';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

jest.setTimeout(60_000);
const folder = makeTemporaryFolder('unit');
const inFolder = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const SECRET = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';
const brand = (code: string): object => ({
  code,
  name: 'env:BRAND_NAME',
  hosts: [`${code}.localhost`],
  backend: { origin: 'http://127.0.0.1:9' },
});
const merchants = inFolder('merchants.json', JSON.stringify([brand('one'), brand('two'), { code: 'three' }]));
const envFile = inFolder(
  'site.env',
  `# secrets\nNODE_ENV=production\nMERCHANTS="${merchants}"\nSESSION_SECRET='${SECRET}'\nBRAND_NAME=name#word\nPORT=4000\n`,
);

/** Runs the doctor as a fresh shell would: with only the given variables. */
function runDoctor(args: readonly string[], env: Record<string, string> = {}) {
  return runToEnd(['scripts/doctor.mjs', '--offline', ...args], {
    env: { ...CHILD_ENV, ...env } as unknown as NodeJS.ProcessEnv,
  });
}

test('a fresh shell gets the site of its unit, drop-ins too, and reads so in the first lines (B41)', async () => {
  const unit = inFolder(
    'brand.service',
    '[Service]\nEnvironmentFile=-/nowhere/optional\nEnvironmentFile=/replaced\n',
  );
  mkdirSync(`${unit}.d`);
  writeFileSync(`${unit}.d/10-env.conf`, `[Service]\nEnvironmentFile=\nEnvironmentFile=${envFile}\n`);
  const { code, output } = await runDoctor([`--unit=${unit}`]);
  expect(output.split('\n').slice(0, 5)).toEqual([
    'Examined: the site of this environment',
    `  environment  ${envFile}, named by ${unit}`,
    `  merchants    ${merchants}: 2 good and 1 broken entries in 1 files`,
    '  site         no running site is asked; name it with --site=<origin>',
    '',
  ]);
  expect(code).toBe(1);
  expect(output).toMatch(/FAULT {2}config +\[2\]\.name/);
  expect(output).not.toMatch(/NOT_SET|BRAND_NAME|aurora/);
});

test('the unit’s own variables count too, and its files override them; a misspelt name gets a warning (B41)', async () => {
  const unit = inFolder('several.service', `[Service]\nEnvironmentFile=${envFile}\n`);
  mkdirSync(`${unit}.d`);
  const own = 'Environment=INSTANCES=auto "BRAND_NAME=not this"\nEnvironment=REDIS_URI=redis://127.0.0.1:1\n';
  writeFileSync(`${unit}.d/instances.conf`, `[Service]\n${own}`);
  const { output } = await runDoctor([`--unit=${unit}`]);
  expect(output).toMatch(/WARN {3}environment +REDIS_URI is read by nothing/);
  expect(output).toMatch(/FAULT {2}environment +INSTANCES needs REDIS_URL/);
  writeFileSync(`${unit}.d/instances.conf`, `[Service]\n${own.replace('REDIS_URI', 'REDIS_URL')}`);
  const served = await runDoctor([`--unit=${unit}`]);
  expect(served.output).toContain('name#word, ');
  expect(served.output).not.toMatch(/not this|INSTANCES needs/);
});

test('over the unit the shell wins, over it a file that is named, and what differs is named (B41)', async () => {
  const unit = inFolder('plain.service', `[Service]\nEnvironmentFile=${envFile}\n`);
  const shell = { MERCHANTS: path.resolve('deploy/examples') };
  const { code, output } = await runDoctor([`--unit=${unit}`, '--json'], shell);
  expect(code).toBe(0);
  expect(JSON.parse(output).examined).toEqual({
    isDemo: false,
    environment: `${envFile}, named by ${unit}; the shell's own wins: MERCHANTS`,
    merchants: shell.MERCHANTS,
    files: 2,
    entries: 2,
    brokenEntries: 0,
  });
  const named = await runDoctor([`--environment=${envFile}`, '--json'], shell);
  expect(JSON.parse(named.output).examined).toMatchObject({
    environment: `${envFile}, named by --environment; it wins over the shell: MERCHANTS`,
    merchants,
  });
});

test('without a configured site it reports that it examined the demo (B41)', async () => {
  const { code, output } = await runDoctor([]);
  expect(output).toMatch(
    /^Examined: the DEMO, no site of yours\n.*MERCHANTS is not set.*\n.*4 good and 0 broken/,
  );
  expect(code).toBe(0);
});

test('it stops with one sentence if the site’s environment is incomplete or cannot be read (B41)', async () => {
  const loop = path.join(folder, 'loop.env');
  symlinkSync('loop.env', loop);
  const silent = inFolder('silent.env', 'export MERCHANTS=/etc/site/merchants\n');
  const unit = inFolder('loop.service', `[Service]\nEnvironmentFile=${loop}\n`);
  const cases: [string[], Record<string, string>, RegExp][] = [
    [[], { NODE_ENV: 'production' }, /^NODE_ENV is production and MERCHANTS is not set/],
    [[`--environment=${folder}/none`], {}, /There is no file .*none: name a file/],
    [[`--environment=${folder}/none`], { MERCHANTS: merchants }, /There is no file .*none: name a file/],
    [[`--environment=${silent}`], {}, /silent\.env .*sets no MERCHANTS: write .* without "export"/],
    [[`--unit=${unit}`], {}, /loop\.env cannot be read \(ELOOP\)/],
    [['--unit=nowhere'], {}, /^There is no unit nowhere\./],
  ];
  for (const [args, env, sentence] of cases) {
    const { code, output, errors } = await runDoctor(args, env);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
  }
});
