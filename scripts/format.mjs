// npm run format: writes every file, or the named ones, in the form that lint asks for; imports are sorted, safe faults are mended.
import { runMain } from './bootstrap/main.mjs';
import { runTool } from './run/run-tool.mjs';

await runMain(import.meta.url, () => {
  const files = process.argv.slice(2);
  return runTool(['@biomejs/biome/bin/biome', 'check', '--write', ...(files.length > 0 ? files : ['.'])]);
});
