import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';

type Ended = { readonly code: number; readonly output: string; readonly errors: string };

/** Runs a program, by default one of Node, until it ends. Returns its exit code and what it printed. */
export async function runToEnd(
  words: readonly string[],
  options: SpawnOptionsWithoutStdio,
  program = process.execPath,
): Promise<Ended> {
  const child = spawn(program, words, options);
  let [output, errors] = ['', ''];
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    errors += part;
  });
  const [code] = await once(child, 'close');
  return { code, output, errors };
}
