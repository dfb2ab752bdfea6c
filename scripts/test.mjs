// npm test: enough tests to show every requirement; npm run test:all: all of them. The last line is `N passed, N failed`.
import { runMain } from './bootstrap/main.mjs';
import { runFiles } from './check/run-files.mjs';
import { runChecks } from './check/steps.mjs';
import { PLAIN_SWITCH, requireKnownArgs } from './run/site-args.mjs';

await runMain(import.meta.url, () => {
  const args = new Set(process.argv.slice(2));
  const files = [...args].filter((arg) => !arg.startsWith('--'));
  requireKnownArgs(['--plain', '--fresh', '--rest', '--all', ...files]);
  if (args.has('--plain')) process.env[PLAIN_SWITCH] = '1';
  if (files.length > 0) return runFiles(files);
  const reach = ['rest', 'all'].find((one) => args.has(`--${one}`)) ?? 'quick';
  return runChecks({ reach, isFresh: args.has('--fresh') });
});
