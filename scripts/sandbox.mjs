// npm run sandbox: the embedded provider alone.

import { runMain } from './bootstrap/main.mjs';
import { forwardSignals } from './bootstrap/runtime.mjs';
import { startNode, whenEnded } from './run/children.mjs';

await runMain(import.meta.url, () => {
  const child = startNode(['sandbox/main.ts'], { env: process.env });
  forwardSignals(child);
  return whenEnded(child);
});
