// npm run bench: every speed requirement beside its baseline in one run; see docs/bench.md.

import { runMain } from '../scripts/bootstrap/main.mjs';
import { build } from '../scripts/release/make/build-release.mjs';
import { GROUPS } from './bench/groups.mjs';
import { prepareTools } from './bench/measure/tools.mjs';
import { parseOptions } from './bench/options.mjs';
import { writeDocument } from './bench/report/document.mjs';
import { toColumns } from './bench/report/table.mjs';
import { runGroups } from './bench/run-groups.mjs';
import { prepareApps } from './bench/setup/apps.mjs';
import { preparePackages } from './bench/setup/packages.mjs';

async function main() {
  const { plan, wanted } = parseOptions(
    process.argv.slice(2),
    GROUPS.flatMap(({ ids }) => ids),
  );
  const isWanted = (id) => wanted.length === 0 || wanted.includes(id);
  await prepareTools();
  await preparePackages();
  await build();
  await prepareApps();
  const groups = GROUPS.filter(({ ids }) => ids.some(isWanted));
  const shown = [];
  for await (const { lines, figures } of runGroups(groups, plan)) {
    const rows = lines.filter(({ id }) => isWanted(id));
    shown.push(...rows);
    // Short rounds only show that a row works; full and steady ones are stored, each at once: a run can be interrupted.
    if (!plan.isQuick && !rows.some(({ isUnsteady }) => isUnsteady)) writeDocument({ lines: rows, figures });
  }
  console.log(toColumns(shown));
  return shown.some(({ isMet }) => isMet === false) ? 1 : 0;
}

await runMain(import.meta.url, main);
