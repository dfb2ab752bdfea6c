import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'lib/server/ops/doctor/checks';
const NAMED = /(?:CHECK|check|ICONS|POLICY) = '([a-z ]+)'|(?:good|note|warning|fault)\(\s*'([a-z ]+)'/g;

test('the doctor’s page says of each check what it examines (B41)', () => {
  const page = readFileSync('docs/operations/doctor.md', 'utf8');
  const sources = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const checks = sources.flatMap((text) =>
    [...text.matchAll(NAMED)].map(([, named, given]) => named ?? given),
  );
  expect(new Set(checks).size).toBeGreaterThan(15);
  expect(checks.filter((check) => !page.includes(`\`${check}\``))).toEqual([]);
});
