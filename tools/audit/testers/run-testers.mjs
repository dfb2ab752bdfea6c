// Runs the testers one after another, prints a line for each, and stores their findings.
import { writeFileSync } from 'node:fs';
import { seconds } from '../../../scripts/bootstrap/quiet.mjs';
import { toAuditFile } from '../folder.mjs';

const SHOWN = 20;

async function look({ name, run }, target) {
  try {
    return await run(target);
  } catch (error) {
    return { findings: [`${name} could not finish: ${error.message}`] };
  }
}

function toLine(name, { skipped, findings = [], summary = '' }) {
  if (skipped) return `– ${name}: skipped, ${skipped}`;
  const mark = findings.length === 0 ? '✓' : '✗';
  return `${mark} ${name}: ${findings.length} findings${summary ? `, ${summary}` : ''}`;
}

function print(findings) {
  for (const one of findings.slice(0, SHOWN)) console.log(`    ${one}`);
  if (findings.length > SHOWN) console.log(`    … and ${findings.length - SHOWN} more`);
}

/** Resolves with the exit code: 1 with any finding. */
export async function runTesters(testers, target) {
  const results = [];
  for (const tester of testers) {
    const startedAt = performance.now();
    const result = await look(tester, target);
    results.push({ name: tester.name, ...result });
    console.log(`${toLine(tester.name, result)} (${seconds(startedAt)})`);
    print(result.findings ?? []);
  }
  const file = toAuditFile('findings.json');
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  const findingCount = results.reduce((sum, { findings = [] }) => sum + findings.length, 0);
  const skipped = results.filter((one) => one.skipped).length;
  console.log(
    `${findingCount} findings, ${skipped} of ${results.length} testers skipped; reports are in logs/audit`,
  );
  return findingCount > 0 ? 1 : 0;
}
