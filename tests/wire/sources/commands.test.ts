// Git, PostgreSQL and S3 as sources of a running site, filled and read by the commands of operators.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { WRITABLE_SOURCES } from '@/tests/wire/sources/support/made-sources';
import { readDemo, runMerchants, startSourceSite } from '@/tests/wire/sources/support/source-site';

function writeRegistry(changes: Record<string, object> = {}): string {
  const folder = makeTemporaryFolder('registry');
  for (const entry of readDemo(changes))
    writeFileSync(path.join(folder, `${entry.code}.json`), JSON.stringify(entry));
  return folder;
}

it.each(Object.entries(WRITABLE_SOURCES))(
  'an import into %s reaches the running site, and list, diff, validate and export read it (B50)',
  async (kind, make) => {
    const { url, env = {}, stop } = await make();
    const merchants = (...args: string[]) => runMerchants(args, { ...env, MERCHANTS: url });
    const first = writeRegistry();
    const imported = await merchants('import', first);
    expect(imported).toMatchObject({ code: 0, stderr: '' });
    expect(imported.stdout).toMatch(/^\+ aurora\n[\s\S]*4 merchants written to /);
    const site = await startSourceSite(url, env);
    expect(await site.nameOf('rio')).toContain('Rio Sorte');

    const second = writeRegistry({ rio: { name: 'Rio Renascido' } });
    expect((await merchants('diff', url, second)).stdout).toBe('~ rio: name\n');
    expect((await merchants('import', second)).code).toBe(0);
    await until(async () => String(await site.nameOf('rio')).includes('Rio Renascido'));
    const { registry } = await site.ready();
    const listed = await merchants('list');
    expect(listed.stdout).toContain(`version   ${registry?.version}\nchecksum  ${registry?.checksum}\n`);
    expect(listed.stdout).toContain('Rio Renascido');
    expect(registry?.source).toBe(kind);

    expect(await merchants('validate')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('4 merchants'),
    });
    const folder = path.join(makeTemporaryFolder('export'), 'merchants');
    expect((await merchants('export', folder)).code).toBe(0);
    expect((await merchants('diff', folder)).code).toBe(0);
    await site.stop();
    await stop();
  },
  120_000,
);

it('rejects an import with faults or with missing merchants, and leaves the registry unchanged (B50)', async () => {
  const registry = writeRegistry();
  const merchants = (...args: string[]) => runMerchants(args, { MERCHANTS: registry });
  const broken = makeTemporaryFolder('broken');
  cpSync(registry, broken, { recursive: true });
  writeFileSync(path.join(broken, 'nova.json'), '{"code":"nova","hosts":[]}');
  const refused = await merchants('import', broken);
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(/nova\.json name: /);
  const fewer = path.join(makeTemporaryFolder('fewer'), 'merchants.json');
  writeFileSync(fewer, JSON.stringify(readDemo().slice(1)));
  const held = await merchants('import', fewer);
  expect(held.code).toBe(1);
  expect(held.stdout).toContain('Nothing is written: what is marked "-" would go.');
  expect(readdirSync(registry)).toHaveLength(4);
  expect((await merchants('import', fewer, '--remove')).code).toBe(0);
  expect(readdirSync(registry)).toHaveLength(3);
}, 60_000);

it('imports into a file that is not there yet (B50)', async () => {
  const file = path.join(makeTemporaryFolder('new'), 'merchants.json');
  const { code, stdout } = await runMerchants(['import', writeRegistry()], { MERCHANTS: file });
  expect([code, stdout]).toEqual([0, expect.stringContaining(`4 merchants written to ${file}`)]);
}, 60_000);

it('an unreadable file hides no fault of the others (B50)', async () => {
  const folder = writeRegistry({ rio: { hosts: [] } });
  mkdirSync(path.join(folder, 'odd.json'));
  const { code, stdout } = await runMerchants(['validate', folder], {});
  expect(code).toBe(1);
  expect(stdout).toMatch(/odd\.json \(whole file\): [^\n]*found a folder\n[\s\S]*rio\.json hosts: /);
}, 60_000);

it('exports nothing over files that are no entries (B50)', async () => {
  const folder = makeTemporaryFolder('project');
  const file = path.join(folder, 'package.json');
  writeFileSync(file, '{"name":"site"}');
  const { code, stderr } = await runMerchants(['export', folder], { MERCHANTS: writeRegistry() });
  expect(code).toBe(2);
  expect(stderr).toContain('holds files that are no entries; nothing is written.');
  expect(readdirSync(folder)).toEqual(['package.json']);
}, 60_000);

it('refuses an import where it cannot be known which merchants would go (B50)', async () => {
  const target = `redis://127.0.0.1:${await freePort()}/0`;
  const { code, stderr } = await runMerchants(['import', writeRegistry(), '--remove'], { MERCHANTS: target });
  expect(code).toBe(2);
  expect(stderr).toContain('cannot be read: connect ECONNREFUSED');
}, 60_000);

it('names the fault: a command, a place, a source that cannot be read or written (B50)', async () => {
  const merchants = (...args: string[]) => runMerchants(args, { MERCHANTS: '/nowhere' });
  expect(await merchants('publish')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no command "publish"'),
  });
  expect((await merchants('list')).stderr).toBe(
    "/nowhere cannot be read: ENOENT: no such file or directory, stat '/nowhere'\n",
  );
  const folder = makeTemporaryFolder('odd');
  mkdirSync(path.join(folder, 'odd.json'));
  expect((await merchants('list', folder)).stderr).toBe(`${folder} cannot be read: odd.json: a folder\n`);
  expect((await runMerchants(['list'], { MERCHANTS: 'mysql://me:secret@db/site' })).stderr).toBe(
    'mysql://db/site cannot be read: an address of no known kind: https:, git:/, redis:, postgres: or s3:\n',
  );
  const exported = await runMerchants(['export', 's3://bucket/merchants/'], { MERCHANTS: writeRegistry() });
  expect([exported.code, exported.stderr]).toEqual([
    2,
    's3://bucket/merchants/ cannot be written: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set\n',
  ]);
  expect((await merchants('list', 'ftp://registry.example/')).stderr).toContain(
    'neither a path nor an address',
  );
  const https = await merchants('diff', `https://127.0.0.1:${await freePort()}/merchants.json`);
  expect(https).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('cannot be read: connect ECONNREFUSED'),
  });
}, 60_000);
