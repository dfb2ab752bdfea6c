// MDN HTTP Observatory: grade A+, 120 points or more, no test failed.
import { writeFileSync } from 'node:fs';
import { toAuditFile, writeAuditFile } from '../folder.mjs';
import { runProgram } from '../program.mjs';
import { hasPackage, packageFile, toMissing } from '../setup/packages.mjs';

const PACKAGE = '@mdn/mdn-http-observatory';
const MIN_SCORE = 120;

/** Lists that it would download: empty here. */
function writeLists() {
  writeAuditFile(`packages/node_modules/${PACKAGE}/conf/hsts-preload.json`, '{}');
  writeAuditFile(`packages/node_modules/${PACKAGE}/conf/tld-list.json`, '["com","test"]');
}

function toFindings({ scan, tests, error }) {
  if (!scan) return [`no grade: ${error}`];
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
  const isLow = scan.grade !== 'A+' || scan.score < MIN_SCORE;
  return [
    ...(isLow ? [`grade ${scan.grade} with ${scan.score} points`] : []),
    ...failed.map(([name, { result }]) => `${name}: ${result}`),
  ];
}

export const observatory = {
  name: 'observatory',
  run: async ({ host, certificate }) => {
    if (!hasPackage(PACKAGE)) return toMissing(PACKAGE);
    writeLists();
    const command = [process.execPath, packageFile(PACKAGE, 'src/scan.js'), `${host}/m/home`];
    const { stdout, stderr } = await runProgram(command, { env: { NODE_EXTRA_CA_CERTS: certificate } });
    writeFileSync(toAuditFile('observatory.json'), stdout || stderr);
    const report = JSON.parse(stdout);
    const { grade, score, testsPassed, testsQuantity } = report.scan ?? {};
    const summary = `${grade}, ${score} points, ${testsPassed} of ${testsQuantity} tests passed`;
    return { findings: toFindings(report), summary };
  },
};
