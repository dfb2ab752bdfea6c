// npm run doctor: examines the environment, the registry and each merchant; on the demo where no merchants are set.
import path from 'node:path';
import { needsBuild } from './bootstrap/build.mjs';
import { bundle, DOCTOR } from './bootstrap/bundle.mjs';
import { runMain } from './bootstrap/main.mjs';
import { fromRoot, ROOT } from './bootstrap/root.mjs';
import { currentRelease } from './release/current-release.mjs';
import { startNode, whenEnded } from './run/children.mjs';
import { chooseMode, siteEnv } from './run/mode.mjs';
import { demoSecret } from './run/secret.mjs';

function doctorEnv() {
  const mode = chooseMode({ ...process.env, NODE_ENV: '' });
  const secret = mode.isDemo ? demoSecret(fromRoot('.demo/session-secret')) : undefined;
  return siteEnv(process.env, mode, mode.isDemo && { sandboxPort: mode.sandboxPort, secret });
}

/** Returns the doctor of the current release, or one of the sources where they are newer. */
async function prepareProgram() {
  if (!needsBuild(ROOT)) return path.join(currentRelease(), DOCTOR.to);
  await bundle(DOCTOR);
  return DOCTOR.to;
}

await runMain(import.meta.url, async () => {
  const program = await prepareProgram();
  return whenEnded(startNode([program, ...process.argv.slice(2)], { env: doctorEnv() }));
});
