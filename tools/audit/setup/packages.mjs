// Testers that come as packages: in a folder of their own, never in the site's package.json, and none of their scripts runs.
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

/** Whether a package is there, in the version that the audit was written for. */
export function hasPackage(name) {
  const file = packageFile(name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === PACKAGES[name];
}

/** Why a tester of a package cannot look, and what helps. */
export const toMissing = (name) => ({
  skipped: `npm install --prefix .demo/audit/packages --ignore-scripts ${name}@${PACKAGES[name]}`,
});

/** Installs what is missing; where that fails, the testers that need it say so. */
export async function prepareAuditPackages() {
  if (Object.keys(PACKAGES).every(hasPackage)) return;
  const manifest = { name: 'audit-packages', private: true, dependencies: PACKAGES };
  writeAuditFile(`${FOLDER}/package.json`, JSON.stringify(manifest, null, 2));
  const npm = ['npm', 'install', '--prefix', inAudit(FOLDER), '--ignore-scripts', '--no-audit', '--no-fund'];
  await runQuietly('Installing the packages of the audit', npm).catch((error) => {
    if (!(error instanceof StepFailed)) throw error;
  });
}
