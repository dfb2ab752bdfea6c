// npm run test:unit, test:wire and test:e2e: one kind of tests, or the named files.
import { runMain } from './bootstrap/main.mjs';
import { KINDS } from './check/run-files.mjs';

await runMain(import.meta.url, () => {
  const [kind, ...args] = process.argv.slice(2);
  return KINDS[kind](args);
});
