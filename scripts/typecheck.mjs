// npm run typecheck: checks the whole project; with files, reports their errors only.
import { runMain } from './bootstrap/main.mjs';
import { readTypeFaults } from './check/type-faults.mjs';
import { runTool } from './run/run-tool.mjs';

async function checkFiles(files) {
  const { own, others } = await readTypeFaults(files);
  for (const line of own) console.log(line);
  if (others > 0) console.log(`${others} more in other files: npm run typecheck shows them.`);
  return own.length === 0 ? 0 : 1;
}

await runMain(import.meta.url, () => {
  const files = process.argv.slice(2);
  return files.length > 0 ? checkFiles(files) : runTool(['typescript/bin/tsc', '--noEmit']);
});
