// npm run build: always builds the site.

import { runMain } from './bootstrap/main.mjs';
import { build } from './release/make/build-release.mjs';
import { requireKnownArgs } from './run/site-args.mjs';

await runMain(import.meta.url, () => {
  requireKnownArgs();
  return build({ isForced: true });
});
