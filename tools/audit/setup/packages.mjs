// Testers from npm, in their own folder outside the site's package.json; their install scripts do not run.
import { existsSync, readFileSync } from 'node:fs';
import { runQuietly, StepFailed } from '../../../scripts/bootstrap/quiet.mjs';
import { inAudit, writeAuditFile } from '../folder.mjs';

const PACKAGES = {
  '@mdn/mdn-http-observatory': '1.4.8',
  '@salesforce/code-analyzer-retirejs-engine': '0.32.0',
  lighthouse: '13.5.0',
  retire: '5.7.0',
};
const FOLDER = 'packages';

export const packageFile = (...parts) => inAudit(FOLDER, 'node_modules', ...parts);

/** Whether a package is installed in the expected version. */
export function hasPackage(name) {
  const file = packageFile(name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === PACKAGES[name];
}

/** Returns why a tester cannot run, with the remedy. */
export const toMissing = (name) => ({
  skipped: `npm install --prefix .demo/audit/packages --ignore-scripts ${name}@${PACKAGES[name]}`,
});

/** Installs what is missing; if that fails, the affected testers report it. */
export async function prepareAuditPackages() {
  if (Object.keys(PACKAGES).every(hasPackage)) return;
  const manifest = { name: 'audit-packages', private: true, dependencies: PACKAGES };
  writeAuditFile(`${FOLDER}/package.json`, JSON.stringify(manifest, null, 2));
  const npm = ['npm', 'install', '--prefix', inAudit(FOLDER), '--ignore-scripts', '--no-audit', '--no-fund'];
  await runQuietly('Installing the packages of the audit', npm).catch((error) => {
    if (!(error instanceof StepFailed)) throw error;
  });
}
