// Lighthouse: accessibility and best practices of the entry pages; speed is measured by the bench.
import { readFileSync } from 'node:fs';
import { prepareBrowser } from '../../../scripts/check/debian.mjs';
import { toAuditFile } from '../folder.mjs';
import { runProgram } from '../program.mjs';
import { hasPackage, packageFile, toMissing } from '../setup/packages.mjs';

const ENTRIES = ['/m/home', '/m/login', '/m/register'];
const CATEGORIES = ['accessibility', 'best-practices'];
/** Measured by the axe tester with sticky bars in the flow: here a half-covered link counts as too small. */
const LEFT_TO_AXE = 'target-size';
const FLAGS = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';

function failedIn(file, path) {
  const { audits, categories } = JSON.parse(readFileSync(file, 'utf8'));
  return CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${path}: ${name}: ${audits[id].title}`),
  );
}

async function lookAt(origin, path) {
  const file = toAuditFile(`lighthouse${path.replaceAll('/', '-')}.json`);
  const args = [`--output-path=${file}`, '--output=json', '--quiet', `--chrome-flags=${FLAGS}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const skip = `--skip-audits=${LEFT_TO_AXE}`;
  const command = [
    process.execPath,
    packageFile('lighthouse/cli/index.js'),
    origin + path,
    ...args,
    only,
    skip,
  ];
  const { code, stderr } = await runProgram(command, { env: { CHROME_PATH: '/usr/bin/chromium' } });
  return code === 0 ? failedIn(file, path) : [`${path}: ${stderr.slice(-400)}`];
}

export const lighthouse = {
  name: 'lighthouse',
  run: async ({ origin }) => {
    if (!hasPackage('lighthouse')) return toMissing('lighthouse');
    const obstacle = await prepareBrowser();
    if (obstacle) return { skipped: obstacle };
    const findings = [];
    for (const path of ENTRIES) findings.push(...(await lookAt(origin, path)));
    return { findings, summary: `${ENTRIES.length} pages` };
  },
};
