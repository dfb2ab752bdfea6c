// Type faults of single files. TypeScript checks a project as a whole: what one file exports shows in another.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BootstrapError } from '../bootstrap/main.mjs';
import { fromRoot, ROOT } from '../bootstrap/root.mjs';

/** The start of a fault: `lib/x.ts(3,7): error TS…`; the lines below it, which are indented, belong to it. */
const FAULT = /^(.+?)\(\d+,\d+\): error TS/;

/** Splits what tsc printed into the lines about `files` and the number of faults elsewhere; a fault without a file counts for all. */
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

/** Checks the project and returns the faults of `files`, and how many there are elsewhere. */
export async function readTypeFaults(files) {
  const names = toNames(files);
  const args = [fromRoot('node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) text += chunk;
  return splitFaults(text, names);
}
