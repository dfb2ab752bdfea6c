// npm run preview -- entry.json: the doctor's findings of one registry entry, and pictures of its pages at the sandbox; the registry is not changed.
import { mkdirSync } from 'node:fs';
import { BootstrapError, runMain } from '../scripts/bootstrap/main.mjs';
import { fromRoot } from '../scripts/bootstrap/root.mjs';
import { prepareBrowser } from '../scripts/check/debian.mjs';
import { build } from '../scripts/release/make/build-release.mjs';
import { loadDoctor } from './preview/load-doctor.mjs';
import { chooseLanguage, readArguments } from './preview/read-arguments.mjs';
import { readEntry } from './preview/read-entry.mjs';
import { startPreviewSite } from './preview/start-preview-site.mjs';
import { takePages } from './preview/take-pages.mjs';
import { writeOverview } from './preview/write-overview.mjs';
import { openBrowser } from './screens/open-browser.mjs';

const EXIT = { fine: 0, fault: 1, wrongUse: 2 };
const HOST = 'preview.localhost';

async function picture({ entry, folder, language, brand }) {
  const obstacle = await prepareBrowser();
  if (obstacle) throw new BootstrapError(obstacle);
  await build();
  mkdirSync(folder, { recursive: true });
  const site = await startPreviewSite([{ entry, hosts: [HOST] }]);
  const browser = await openBrowser();
  try {
    return await takePages(browser, { origin: `http://${HOST}:${site.port}`, folder, language, brand });
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function preview() {
  const { file, out, language: wanted } = readArguments(process.argv.slice(2));
  const entry = readEntry(file);
  const doctor = await loadDoctor();
  const { findings, brand } = doctor.examine(entry);
  process.stdout.write(doctor.toTable(findings));
  const code = doctor.countLevels(findings).fault > 0 ? EXIT.fault : EXIT.fine;
  if (!brand) {
    console.log('The site would leave this entry out, so there is nothing to picture.');
    return code;
  }
  const folder = out ?? fromRoot('logs/preview', brand.code);
  const language = chooseLanguage(brand, wanted);
  const pictures = await picture({ entry, folder, language, brand });
  console.log(
    `${pictures.length} pictures: ${writeOverview(folder, { brand, language, findings, pictures })}`,
  );
  return code;
}

await runMain(import.meta.url, async () => {
  try {
    return await preview();
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error;
    console.error(error.message);
    return EXIT.wrongUse;
  }
});
