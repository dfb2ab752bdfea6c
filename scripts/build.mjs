// npm run build: builds the site, whether or not anything changed.
import { build } from './bootstrap/build.mjs';
import { runMain } from './bootstrap/main.mjs';

await runMain(import.meta.url, () => build({ isForced: true }));
