// Type errors of single files; TypeScript checks the whole project, since exports affect other files.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BootstrapError } from '../bootstrap/main.mjs';
import { fromRoot, ROOT } from '../bootstrap/root.mjs';

/** First line of an error, `path/x.ts(3,7): error TS…`; indented lines below belong to it. */
const FAULT = /^(.+?)\(\d+,\d+\): error TS/;

/** Splits tsc's output into lines about `files` and the number of errors elsewhere; errors without a file count for all. */
export function splitFaults(text, files) {
  const own = [];
  let others = 0;
  let isOwn = false;
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const file = FAULT.exec(line)?.[1];
    if (!line.startsWith(' ')) isOwn = file === undefined || files.includes(file);
    if (isOwn) own.push(line);
    else if (file) others += 1;
  }
  return { own, others };
}

function toNames(files) {
  const missing = files.filter((file) => !existsSync(path.resolve(ROOT, file)));
  if (missing.length > 0) throw new BootstrapError(`No such file: ${missing.join(', ')}`);
  return files.map((file) => path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep).join('/'));
}

/** Checks the project; returns the errors of `files`, and how many there are elsewhere. */
export async function readTypeFaults(files) {
  const names = toNames(files);
  const args = [fromRoot('node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) text += chunk;
  return splitFaults(text, names);
}
