// npm run build: always builds the site.
import { build } from './bootstrap/build.mjs';
import { runMain } from './bootstrap/main.mjs';

await runMain(import.meta.url, () => build({ isForced: true }));
