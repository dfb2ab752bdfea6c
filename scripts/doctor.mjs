// npm run doctor: examines the environment, the registry and each merchant; on the demo where there is no site of one's own.
import { needsBuild } from './bootstrap/build.mjs';
import { bundle, DOCTOR } from './bootstrap/bundle.mjs';
import { runMain } from './bootstrap/main.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { startNode, whenEnded } from './run/children.mjs';
import { demoEnv } from './run/mode.mjs';

await runMain(import.meta.url, async () => {
  if (needsBuild(ROOT)) await bundle(DOCTOR);
  // The doctor takes the demo only where neither the shell nor a file names merchants.
  const env = { ...process.env, DOCTOR_DEMO: JSON.stringify(demoEnv(process.env)) };
  return whenEnded(startNode([DOCTOR.to, ...process.argv.slice(2)], { env }));
});
