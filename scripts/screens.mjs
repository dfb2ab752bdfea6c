// npm run screens: pictures of the key screens of every demo brand in docs/screens, and one of all four for the README.
import { mkdirSync, statSync } from 'node:fs';
import { build } from './bootstrap/build.mjs';
import { Refusal, runMain } from './bootstrap/main.mjs';
import { fromRoot } from './bootstrap/root.mjs';
import { prepareBrowser } from './check/debian.mjs';
import { BRANDS, composeBrands } from './screens/compose-brands.mjs';
import { openBrowser } from './screens/open-browser.mjs';
import { startDemo } from './screens/start-demo.mjs';
import { takeScreens } from './screens/take-screens.mjs';

const FOLDER = fromRoot('docs/screens');
const MAX_BYTES = 1_200_000;

async function picture(browser, demo) {
  for (const { code, locale } of BRANDS) {
    await takeScreens(browser, {
      origin: `http://${code}.localhost:${demo.port}`,
      code,
      locale,
      folder: FOLDER,
    });
    console.log(`  ${code}`);
  }
  const file = await composeBrands(browser, FOLDER);
  const { size } = statSync(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  if (size > MAX_BYTES)
    throw new Refusal(`The picture for the README is larger than ${MAX_BYTES / 1000} kB.`);
}

await runMain(import.meta.url, async () => {
  const obstacle = await prepareBrowser();
  if (obstacle) throw new Refusal(obstacle);
  await build();
  mkdirSync(FOLDER, { recursive: true });
  const demo = await startDemo();
  const browser = await openBrowser();
  try {
    await picture(browser, demo);
  } finally {
    await browser.close();
    await demo.stop();
  }
});
