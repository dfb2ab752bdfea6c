// npm run doctor: examines the environment, the registry and each merchant; on the demo where there is no site of one's own.
import path from 'node:path';
import { needsBuild } from './bootstrap/build.mjs';
import { bundle, DOCTOR } from './bootstrap/bundle.mjs';
import { runMain } from './bootstrap/main.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { currentRelease } from './release/current-release.mjs';
import { startNode, whenEnded } from './run/children.mjs';
import { demoEnv } from './run/mode.mjs';

/** Returns the doctor of the current release, or one of the sources where they are newer. */
async function prepareProgram() {
  if (!needsBuild(ROOT)) return path.join(currentRelease(), DOCTOR.to);
  await bundle(DOCTOR);
  return DOCTOR.to;
}

await runMain(import.meta.url, async () => {
  const program = await prepareProgram();
  // The doctor takes the demo only where neither the shell nor a file names merchants.
  const env = { ...process.env, DOCTOR_DEMO: JSON.stringify(demoEnv(process.env)) };
  return whenEnded(startNode([program, ...process.argv.slice(2)], { env }));
});
