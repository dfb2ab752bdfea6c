// retire: no browser library has a known vulnerability. The list comes from another package.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '../../../scripts/release/current-release.mjs';
import { toAuditFile } from '../folder.mjs';
import { runProgram } from '../program.mjs';
import { hasPackage, packageFile, toMissing } from '../setup/packages.mjs';

const LIST = '@salesforce/code-analyzer-retirejs-engine';
const EXIT_WITH_FINDINGS = 13;

/** Returns the detected libraries with versions, and their vulnerabilities. */
function readReport(file) {
  const { data, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const known = data.flatMap(({ file: place, results }) => results.map((one) => ({ ...one, place })));
  const libraries = [...new Set(known.map(({ component, version }) => `${component} ${version}`))];
  const vulnerabilityLines = known.flatMap(({ component, version, place, vulnerabilities = [] }) =>
    vulnerabilities.map(
      ({ severity, identifiers }) =>
        `${component} ${version} in ${path.basename(place)}: ${severity}: ${identifiers.summary}`,
    ),
  );
  return { libraries, findings: [...new Set(vulnerabilityLines), ...errors.map(String)] };
}

export const retire = {
  name: 'retire',
  run: async ({ retireData }) => {
    const missing = ['retire', ...(retireData ? [] : [LIST])].find((name) => !hasPackage(name));
    if (missing) return toMissing(missing);
    const list = retireData
      ? path.resolve(retireData)
      : packageFile(LIST, 'vulnerabilities/RetireJsVulns.json');
    if (!existsSync(list)) return { findings: [`there is no list of vulnerabilities at ${list}`] };
    const report = toAuditFile('retire.json');
    const where = [
      '--path',
      path.join(currentRelease(), '.next/static'),
      '--deep',
      '--verbose',
      '--jsrepo',
      list,
    ];
    const out = ['--outputformat', 'json', '--outputpath', report, '--exitwith', String(EXIT_WITH_FINDINGS)];
    const result = await runProgram([process.execPath, packageFile('retire/lib/cli.js'), ...where, ...out]);
    if (![0, EXIT_WITH_FINDINGS].includes(result.code)) return { findings: [result.stderr || result.stdout] };
    const { libraries, findings } = readReport(report);
    // The build holds Next and React: a run that detects neither has checked nothing.
    const blind = libraries.length === 0 ? ['it knew no library in the static files'] : [];
    return { findings: [...findings, ...blind], summary: libraries.join(', ') };
  },
};
