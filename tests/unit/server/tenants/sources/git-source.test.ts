import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { openGitSource } from '@/lib/server/tenants/sources/git-source';
import { NoRegistryError } from '@/lib/server/tenants/sources/source';
import { makeGitRegistry } from '@/tests/support/sources/git-registry';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

test('the files of a commit are read, and the commit is the version (B50)', async () => {
  const tree = makeGitRegistry();
  tree.write('one.json', '{"code":"one","name":"Ünö"}\n');
  tree.write('two.json', '');
  tree.write('notes.txt', 'no entry');
  symlinkSync('/etc/passwd', path.join(tree.folder, 'link.json'));
  const commit = tree.commit();
  const source = openGitSource(tree.url);
  const read = await source.read(undefined);
  expect(read).toEqual({
    version: commit,
    files: new Map([
      ['one.json', '{"code":"one","name":"Ünö"}\n'],
      ['two.json', ''],
    ]),
  });
  expect(await source.read(commit)).toBeUndefined();
});

test('uncommitted changes are ignored, a commit is read (B50)', async () => {
  const tree = makeGitRegistry();
  tree.write('one.json', 'first');
  const first = tree.commit();
  const source = openGitSource(tree.url);
  tree.write('one.json', 'second');
  expect(await source.read(first)).toBeUndefined();
  const second = tree.commit();
  expect(await source.read(first)).toEqual({ version: second, files: new Map([['one.json', 'second']]) });
});

test('entries are written as a commit, and only where something changed (B50)', async () => {
  const tree = makeGitRegistry();
  tree.write('old.json', '{}');
  const first = tree.commit();
  const source = openGitSource(tree.url);
  const entries = new Map([['one', '{"code":"one"}']]);
  await source.write?.(entries);
  const read = await source.read(first);
  expect(read?.files).toEqual(new Map([['one.json', '{"code":"one"}']]));
  await source.write?.(entries);
  expect(await source.read(read?.version)).toBeUndefined();
});

test('a write leaves alone what is not committed, and names it (B50)', async () => {
  const tree = makeGitRegistry();
  tree.write('one.json', '{"code":"one"}');
  const first = tree.commit();
  const source = openGitSource(tree.url);
  const next = new Map([['one', '{"code":"one","name":"Next"}']]);
  tree.write('new.json', '{"code":"new"}');
  await expect(source.write?.(next)).rejects.toThrow('new.json has changes that are not committed');
  expect(readFileSync(path.join(tree.folder, 'new.json'), 'utf8')).toBe('{"code":"new"}');
  expect(await source.read(first)).toBeUndefined();
  rmSync(path.join(tree.folder, 'new.json'));
  // As a write leaves it whose commit failed.
  tree.write('one.json', next.get('one') ?? '');
  await source.write?.(next);
  expect((await source.read(first))?.files.get('one.json')).toBe(next.get('one'));
});

test('a work tree without a commit holds no registry yet (B50)', async () => {
  const { url } = makeGitRegistry();
  const failure = await openGitSource(url)
    .read(undefined)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoRegistryError);
  expect(failure).toHaveProperty('message', 'the work tree has no commit');
});

test('a folder that is not a work tree, or does not exist, is rejected with git’s reason', async () => {
  await expect(openGitSource(`git:${makeTemporaryFolder('none')}`).read(undefined)).rejects.toThrow(
    'not a git repository',
  );
  await expect(openGitSource('git:/nowhere').read(undefined)).rejects.toThrow("cannot change to '/nowhere'");
});
