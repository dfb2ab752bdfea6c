// npm run screens: every page of every demo brand in logs/screens with a contact sheet per brand, and the README's picture.
import { mkdirSync, statSync } from 'node:fs';
import { BootstrapError, runMain } from '../scripts/bootstrap/main.mjs';
import { fromRoot } from '../scripts/bootstrap/root.mjs';
import { prepareBrowser } from '../scripts/check/debian.mjs';
import { build } from '../scripts/release/make/build-release.mjs';
import { requireKnownArgs } from '../scripts/run/site-args.mjs';
import { BRANDS, composeBrands, composeSheet } from './screens/compose-brands.mjs';
import { openBrowser } from './screens/open-browser.mjs';
import { startScreensDemo } from './screens/start-demo.mjs';
import { takeScreens } from './screens/take-screens.mjs';
import { takeWorkbench } from './screens/workbench-screens.mjs';

const FOLDER = fromRoot('logs/screens');
const README_PICTURE = fromRoot('docs/screens/four-brands.png');
const MAX_BYTES = 1_200_000;

async function picture(browser, demo) {
  for (const { code, locale } of BRANDS) {
    const origin = `http://${code}.localhost:${demo.port}`;
    const names = await takeScreens(browser, { origin, code, locale, folder: FOLDER });
    console.log(`  ${await composeSheet(browser, FOLDER, { code, names })}: ${names.length} pages`);
  }
  await composeBrands(browser, FOLDER, README_PICTURE);
  const { size } = statSync(README_PICTURE);
  console.log(`  ${README_PICTURE}: ${Math.round(size / 1000)} kB`);
  if (size > MAX_BYTES)
    throw new BootstrapError(`The picture for the README is larger than ${MAX_BYTES / 1000} kB.`);
}

await runMain(import.meta.url, async () => {
  requireKnownArgs();
  const obstacle = await prepareBrowser();
  if (obstacle) throw new BootstrapError(obstacle);
  await build();
  mkdirSync(FOLDER, { recursive: true });
  const demo = await startScreensDemo();
  const browser = await openBrowser();
  try {
    await picture(browser, demo);
    await demo.stop();
    console.log(`  ${FOLDER}: ${await takeWorkbench(browser, BRANDS, FOLDER)} pictures of the workbench`);
  } finally {
    await browser.close();
    await demo.stop();
  }
});
