// npm run lint: Biome for style and format, knip for dead code; with files, Biome only.
import { runMain } from './bootstrap/main.mjs';
import { runTool } from './run/run-tool.mjs';

const BIOME = ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];
const KNIP = ['knip/bin/knip.js', '--no-progress'];

await runMain(import.meta.url, async () => {
  const files = process.argv.slice(2);
  if (files.length > 0) return runTool([...BIOME, ...files]);
  // Both run, even if the first one finds faults.
  const codes = [await runTool([...BIOME, '.']), await runTool(KNIP)];
  return Math.max(...codes);
});
