// npm run preview -- entry.json: the doctor's findings of one registry entry, and pictures of its pages at the sandbox; the registry stays as it is.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BootstrapError, runMain } from '../scripts/bootstrap/main.mjs';
import { fromRoot } from '../scripts/bootstrap/root.mjs';
import { prepareBrowser } from '../scripts/check/debian.mjs';
import { build } from '../scripts/release/make/build-release.mjs';
import { fromCaller } from './preview/from-caller.mjs';
import { loadDoctor } from './preview/load-doctor.mjs';
import { readEntry } from './preview/read-entry.mjs';
import { startPreviewSite } from './preview/start-preview-site.mjs';
import { takePages } from './preview/take-pages.mjs';
import { writeOverview } from './preview/write-overview.mjs';
import { openBrowser } from './screens/open-browser.mjs';

const EXIT = { fine: 0, fault: 1, wrongUse: 2 };
const USAGE = 'Usage: npm run preview -- <entry.json> [--out=<folder>] [--language=<code>]';
const HOST = 'preview.localhost';

function readArguments() {
  const text = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { out: text, language: text },
    });
    if (positionals.length !== 1) throw new Error('Name one file.');
    return { ...values, file: fromCaller(positionals[0]), out: values.out && fromCaller(values.out) };
  } catch (error) {
    throw new BootstrapError(`${error.message}\n${USAGE}`);
  }
}

function chooseLanguage({ languages, defaultLanguage }, wanted = defaultLanguage) {
  if (languages.includes(wanted)) return wanted;
  throw new BootstrapError(`The entry does not offer ${wanted}; it offers ${languages.join(', ')}.`);
}

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
  const { file, out, language: wanted } = readArguments();
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
