// npm run doctor: examines environment, registry and merchants; the demo's without a site of your own.
import path from 'node:path';
import { bundle, DOCTOR } from './bootstrap/bundle.mjs';
import { runMain } from './bootstrap/main.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { currentRelease } from './release/current-release.mjs';
import { needsBuild } from './release/make/build-release.mjs';
import { startNode, whenEnded } from './run/children.mjs';
import { demoEnv } from './run/mode.mjs';

/** Returns the doctor of the current release, or of newer sources. */
async function prepareProgram() {
  if (!needsBuild(ROOT)) return path.join(currentRelease(), DOCTOR.to);
  await bundle(DOCTOR);
  return DOCTOR.to;
}

await runMain(import.meta.url, async () => {
  const program = await prepareProgram();
  // The doctor uses the demo only if neither the shell nor a file sets merchants.
  const env = { ...process.env, DOCTOR_DEMO: JSON.stringify(demoEnv(process.env)) };
  return whenEnded(startNode([program, ...process.argv.slice(2)], { env }));
});
