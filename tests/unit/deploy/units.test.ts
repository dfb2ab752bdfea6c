import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

// Both systemd units are hardened in the same way, and allow the system calls that the site makes.
const UNITS = ['site.service', 'site@.service'];
/** Exposure of ten that systemd names "OK" ends at 4; these units stay below 2. */
const MAX_EXPOSED = 20;
/** What the second unit says otherwise: its port and what goes with it. */
const OWN_LINE = /^(?:#.*|(?:Description|Wants|After|ExecStart|StateDirectory)=.*)$/gm;

const read = (unit: string) => readFileSync(`deploy/${unit}`, 'utf8');
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const rate = (file: string) =>
  analyze('security', '--offline=true', `--threshold=${MAX_EXPOSED}`, '--no-pager', file);

test('both units differ in the port, its folder and Redis alone', () => {
  const [one, many] = UNITS.map((unit) => read(unit).replaceAll(OWN_LINE, ''));
  expect(many).toBe(one);
  expect(read('site@.service')).toContain('/usr/bin/env PORT=%i ');
});

test('the units forbid nothing that Node needs', () => {
  expect(read('site.service')).not.toMatch(/^(?:MemoryDenyWriteExecute|PrivateNetwork|ProcSubset)=/m);
});

const hasSystemd = analyze('--version').status === 0;

test.each(UNITS)('systemd rates the exposure of %s below 2 of 10, where there is systemd', (unit) => {
  // Without it only this file's first tests can hold the units.
  expect(hasSystemd ? rate(`deploy/${unit}`).status : 0).toBe(0);
});

test('a unit without its limits is rated above 2, where there is systemd', () => {
  const folder = makeTemporaryFolder('units');
  const bare = path.join(folder, 'site.service');
  copyFileSync('deploy/site.service', bare);
  spawnSync('sed', ['-i', '-E', '/^(Capability|Restrict|SystemCall|Protect|Private)/d', bare]);
  expect(hasSystemd ? rate(bare).status : 1).toBe(1);
});
