// npm run matrix: every demo brand in every language as contact sheets in logs/matrix, and a list of text that does not fit.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BootstrapError, runMain } from '../scripts/bootstrap/main.mjs';
import { fromRoot } from '../scripts/bootstrap/root.mjs';
import { prepareBrowser } from '../scripts/check/debian.mjs';
import { build } from '../scripts/release/make/build-release.mjs';
import { composeMatrix } from './matrix/contact-sheet.mjs';
import { ALL_LANGUAGES, ALL_MERCHANTS, writeMatrixRegistry } from './matrix/registry.mjs';
import { WIDTHS, walkMerchant } from './matrix/walk-languages.mjs';
import { openBrowser } from './screens/open-browser.mjs';
import { startScreensDemo } from './screens/start-demo.mjs';

const FOLDER = fromRoot('logs/matrix');
const listOf = (text, all) => (text ? text.split(',') : all);

/** Command line filters: `--merchants`, `--languages`, `--screens`, `--widths`, each a list with commas. */
function readPlan() {
  const text = { type: 'string' };
  const options = { merchants: text, languages: text, screens: text, widths: text };
  const { values } = parseArgs({ options });
  const merchants = listOf(values.merchants, ALL_MERCHANTS);
  const languages = listOf(values.languages, ALL_LANGUAGES);
  const strange = [
    ...merchants.filter((one) => !ALL_MERCHANTS.includes(one)),
    ...languages.filter((one) => !ALL_LANGUAGES.includes(one)),
  ];
  if (strange.length > 0)
    throw new BootstrapError(
      `Unknown: ${strange.join(', ')}. There are ${[...ALL_MERCHANTS, ...ALL_LANGUAGES].join(', ')}.`,
    );
  const widths = listOf(values.widths, WIDTHS).map(Number);
  return { merchants, languages, widths, screens: listOf(values.screens, []) };
}

async function walkAll(browser, demo, plan) {
  const faults = [];
  for (const merchant of plan.merchants) {
    const origin = `http://${merchant}.localhost:${demo.port}`;
    faults.push(...(await walkMerchant(browser, { ...plan, merchant, origin, folder: FOLDER })));
    const sheets = await composeMatrix(browser, { ...plan, merchant, folder: FOLDER });
    for (const sheet of sheets) console.log(`  ${sheet}`);
  }
  return faults;
}

await runMain(import.meta.url, async () => {
  const plan = readPlan();
  const obstacle = await prepareBrowser();
  if (obstacle) throw new BootstrapError(obstacle);
  await build();
  mkdirSync(FOLDER, { recursive: true });
  const demo = await startScreensDemo(writeMatrixRegistry(path.join(FOLDER, 'merchants')));
  const browser = await openBrowser();
  try {
    const faults = await walkAll(browser, demo, plan);
    writeFileSync(path.join(FOLDER, 'faults.txt'), faults.map((fault) => `${fault}\n`).join(''));
    for (const fault of faults) console.log(fault);
    console.log(faults.length === 0 ? 'All text fits.' : `${faults.length} places where text does not fit.`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await demo.stop();
  }
});
