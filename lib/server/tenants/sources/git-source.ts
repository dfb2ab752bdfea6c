// A registry in a git work tree: the files of its folder at the current commit, which is the version.
import 'server-only';
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { toEntryFile, toEntryName } from '@/lib/server/tenants/sources/entry-file';
import {
  MAX_SOURCE_BYTES,
  NoRegistryError,
  SOURCE_TIMEOUT_MS,
  type Source,
  SourceError,
  type SourceRead,
} from '@/lib/server/tenants/sources/source';

type Blob = { readonly name: string; readonly id: string };

// git's own message is in stderr; Node's repeats the whole command line.
function toGitError(error: unknown): SourceError {
  const { stderr = '', code } = error as { readonly stderr?: string | Buffer; readonly code?: string };
  const text = String(stderr).trim().split('\n', 1)[0];
  return new SourceError(text || `git cannot be run (${code ?? 'unknown'})`);
}

async function git(folder: string, args: readonly string[], input = ''): Promise<Buffer> {
  const options = {
    encoding: 'buffer' as const,
    timeout: SOURCE_TIMEOUT_MS,
    maxBuffer: 4 * MAX_SOURCE_BYTES,
  };
  try {
    const running = promisify(execFile)('git', ['-C', folder, ...args], options);
    running.child.stdin?.on('error', () => undefined).end(input);
    return (await running).stdout;
  } catch (error) {
    throw toGitError(error);
  }
}

async function readHead(folder: string): Promise<string> {
  try {
    return (await git(folder, ['rev-parse', '--verify', 'HEAD'])).toString('utf8').trim();
  } catch (error) {
    const refs = await git(folder, ['for-each-ref', '--count=1']);
    throw refs.length === 0 ? new NoRegistryError('the work tree has no commit') : error;
  }
}

// `<mode> blob <id>\t<name>`; links and submodules have modes of their own.
function parseTree(text: string): Blob[] {
  return text.split('\0').flatMap((line) => {
    const [head = '', name = ''] = line.split('\t', 2);
    const [mode = '', , id = ''] = head.split(' ');
    return mode.startsWith('100') && toEntryName(name) !== undefined ? [{ name, id }] : [];
  });
}

// `<id> blob <bytes>\n<content>\n` for each blob, in the order of the request.
function* parseBatch(output: Buffer): Generator<string> {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at);
    const size = Number(output.toString('latin1', at, end).split(' ')[2]);
    yield output.toString('utf8', end + 1, end + 1 + size);
    at = end + 1 + size + 1;
  }
}

async function readBlobs(folder: string, blobs: readonly Blob[]): Promise<Map<string, string>> {
  const output = await git(folder, ['cat-file', '--batch'], blobs.map(({ id }) => `${id}\n`).join(''));
  const texts = [...parseBatch(output)];
  return new Map(blobs.map(({ name }, at) => [name, texts[at] ?? '']));
}

async function readFiles(folder: string, commit: string): Promise<Map<string, string>> {
  const tree = await git(folder, ['ls-tree', '-z', commit]);
  return readBlobs(folder, parseTree(tree.toString('utf8')));
}

async function readCommitted(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    return await readFiles(folder, await readHead(folder));
  } catch (error) {
    if (error instanceof NoRegistryError) return new Map();
    throw error;
  }
}

// What is not committed could not be brought back.
async function requireCommitted(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const committed = await readCommitted(folder);
  const there = await readdir(folder, { withFileTypes: true });
  for (const { name } of there.filter((it) => it.isFile() && toEntryName(it.name) !== undefined)) {
    const text = await readFile(path.join(folder, name), 'utf8');
    if (text !== committed.get(name) && text !== files.get(name))
      throw new SourceError(`${name} has changes that are not committed: commit or remove them`);
  }
}

async function write(folder: string, entries: ReadonlyMap<string, string>): Promise<void> {
  const files = new Map([...entries].map(([code, text]) => [toEntryFile(code), text]));
  await requireCommitted(folder, files);
  for (const name of await readdir(folder))
    if (toEntryName(name) !== undefined && !files.has(name)) await rm(path.join(folder, name));
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
  await git(folder, ['add', '--all', '--', '.']);
  if ((await git(folder, ['status', '--porcelain', '--', '.'])).length === 0) return;
  await git(folder, ['commit', '--quiet', '--message', `Import ${entries.size} merchants`, '--', '.']);
}

/** Opens `git:<folder>`; what is not committed does not count. Writing commits. */
export function openGitSource(place: string): Source {
  const folder = place.slice('git:'.length);
  const read = async (known: string | undefined): Promise<SourceRead | undefined> => {
    const commit = await readHead(folder);
    if (commit === known) return undefined;
    return { version: commit, files: await readFiles(folder, commit) };
  };
  return { read, write: (entries) => write(folder, entries), close: async () => undefined };
}
