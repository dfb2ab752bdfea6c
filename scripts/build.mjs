// npm run build: always builds the site.

import { runMain } from './bootstrap/main.mjs';
import { build } from './release/make/build-release.mjs';

await runMain(import.meta.url, () => build({ isForced: true }));
