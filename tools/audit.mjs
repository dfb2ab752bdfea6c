// npm run audit: third-party testers check the demo behind a TLS nginx; reports are in logs/audit.
import { parseArgs } from 'node:util';
import { BootstrapError, runMain } from '../scripts/bootstrap/main.mjs';
import { build } from '../scripts/release/make/build-release.mjs';
import { prepareAuditPackages } from './audit/setup/packages.mjs';
import { startTarget } from './audit/setup/target.mjs';
import { runTesters } from './audit/testers/run-testers.mjs';
import { TESTERS } from './audit/testers/testers.mjs';

/** Command line: the wanted testers, and files of the operator. */
function readPlan() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { jsrepo: { type: 'string' } },
  });
  const names = TESTERS.map(({ name }) => name);
  const strange = positionals.filter((one) => !names.includes(one));
  if (strange.length > 0)
    throw new BootstrapError(`Unknown: ${strange.join(', ')}. Testers: ${names.join(', ')}`);
  const wanted = TESTERS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { wanted, retireData: values.jsrepo };
}

await runMain(import.meta.url, async () => {
  const { wanted, retireData } = readPlan();
  await prepareAuditPackages();
  await build();
  const target = await startTarget();
  try {
    return await runTesters(wanted, { ...target, retireData });
  } finally {
    await target.stop();
  }
});
