// npm run doctor: examines the environment, the registry and each merchant; on the demo where no merchants are set.
import { needsBuild } from './bootstrap/build.mjs';
import { bundle, DOCTOR } from './bootstrap/bundle.mjs';
import { runMain } from './bootstrap/main.mjs';
import { fromRoot, ROOT } from './bootstrap/root.mjs';
import { startNode, whenEnded } from './run/children.mjs';
import { chooseMode, siteEnv } from './run/mode.mjs';
import { demoSecret } from './run/secret.mjs';

function doctorEnv() {
  const mode = chooseMode({ ...process.env, NODE_ENV: '' });
  const secret = mode.isDemo ? demoSecret(fromRoot('.demo/session-secret')) : undefined;
  return siteEnv(process.env, mode, mode.isDemo && { sandboxPort: mode.sandboxPort, secret });
}

await runMain(import.meta.url, async () => {
  if (needsBuild(ROOT)) await bundle(DOCTOR);
  return whenEnded(startNode([DOCTOR.to, ...process.argv.slice(2)], { env: doctorEnv() }));
});
