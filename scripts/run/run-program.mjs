// Runs a bundled program of operators in the foreground: of the current release, or of newer sources.
import path from 'node:path';
import { bundle } from '../bootstrap/bundle.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { currentRelease } from '../release/current-release.mjs';
import { needsBuild } from '../release/make/build-release.mjs';
import { startNode, whenEnded } from './children.mjs';
import { demoEnv } from './mode.mjs';

async function prepare(program) {
  if (!needsBuild(ROOT)) return path.join(currentRelease(), program.to);
  await bundle(program);
  return program.to;
}

/** Returns the exit code; `program` is one of those that are bundled. */
export async function runProgram(program) {
  const file = await prepare(program);
  // Programs use the demo only if neither the shell nor a file sets merchants.
  const env = { ...process.env, DOCTOR_DEMO: JSON.stringify(demoEnv(process.env)) };
  return whenEnded(startNode([file, ...process.argv.slice(2)], { env }));
}
