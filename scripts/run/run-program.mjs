// Runs a bundled program of operators in the foreground: of the current release, or of newer sources.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { bundle } from '../bootstrap/bundle.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { currentRelease } from '../release/current-release.mjs';
import { needsBuild } from '../release/make/build-release.mjs';
import { startNode, whenEnded } from './children.mjs';
import { demoEnv } from './mode.mjs';

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the file of a program; a user who may not write to the sources gets the current release's. */
export async function prepareProgram(program, root = ROOT) {
  if (!needsBuild(root) || !mayWrite(root)) return path.join(currentRelease(root), program.to);
  await bundle(program);
  return program.to;
}

/** Returns the exit code; `program` is one of those that are bundled. */
export async function runProgram(program) {
  const file = await prepareProgram(program);
  // Programs use the demo only if neither the shell nor a file sets merchants.
  const env = { ...process.env, DOCTOR_DEMO: JSON.stringify(demoEnv(process.env)) };
  return whenEnded(startNode([file, ...process.argv.slice(2)], { env }));
}
