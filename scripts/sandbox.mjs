// npm run sandbox: the embedded provider alone.

import { runMain } from './bootstrap/main.mjs';
import { forwardSignals } from './bootstrap/runtime.mjs';
import { startNode, whenEnded } from './run/children.mjs';
import { requireKnownArgs } from './run/site-args.mjs';

await runMain(import.meta.url, () => {
  requireKnownArgs();
  const child = startNode(['sandbox/main.ts'], { env: process.env });
  forwardSignals(child);
  return whenEnded(child);
});
