// npm run format: formats all or the named files, sorts imports, applies safe fixes.
import { runMain } from './bootstrap/main.mjs';
import { runTool } from './run/run-tool.mjs';

await runMain(import.meta.url, () => {
  const files = process.argv.slice(2);
  return runTool(['@biomejs/biome/bin/biome', 'check', '--write', ...(files.length > 0 ? files : ['.'])]);
});
