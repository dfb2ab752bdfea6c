// PRF-21 and PRF-23: Lighthouse as a phone sees the entry pages, against an empty Next page in the same run.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { medianOf, orderOf } from '../measure/statistics.mjs';
import { toolFile } from '../measure/tools.mjs';
import { amountLine, ratioLine } from '../report/lines.mjs';
import { startApp } from '../setup/apps.mjs';
import { inFolder } from '../setup/folder.mjs';
import { ENTRY_PAGES, expectAnswer, startDemo } from '../setup/site.mjs';

const EMPTY = 'empty';
const FLAGS = '--headless=new --no-sandbox --disable-gpu';

function audit(url) {
  const output = inFolder('lighthouse.json');
  const args = [inFolder('packages/node_modules/lighthouse/cli/index.js'), url, '--quiet', '--output=json'];
  args.push(`--output-path=${output}`, '--only-categories=performance', `--chrome-flags=${FLAGS}`);
  const env = { ...process.env, CHROME_PATH: toolFile('chromium') };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    child.stderr.on('data', (part) => {
      text += part;
    });
    child.on('close', (code) => (code === 0 ? resolve(toFigures(output)) : reject(new Error(text))));
  });
}

function toFigures(file) {
  const { audits, categories } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    score: categories.performance.score,
  };
}

function toLines(visits, path) {
  const both = (key) => ({
    own: visits[path].map((one) => one[key]),
    other: visits[EMPTY].map((one) => one[key]),
  });
  const baseline = 'empty Next page';
  const lcp = medianOf(visits[path].map((one) => one.lcp));
  return [
    ratioLine({
      id: 'PRF-21',
      what: `LCP of ${path}`,
      baseline,
      ...both('lcp'),
      unit: 's',
      goal: 2,
      stretch: 1.6,
    }),
    amountLine({ id: 'PRF-21', what: `LCP of ${path}`, amount: lcp, unit: 's', goal: 1.5, stretch: 1.2 }),
    ratioLine({
      id: 'PRF-23',
      what: `performance score of ${path}`,
      baseline,
      ...both('score'),
      goal: 0.95,
      isFloor: true,
    }),
  ];
}

export async function benchLighthouse({ ports, plan }) {
  const empty = await startApp('empty', { port: ports.empty });
  const demo = await startDemo(ports.site, ports.sandbox);
  const urls = Object.fromEntries(ENTRY_PAGES.map((path) => [path, `http://${demo.host}${path}`]));
  urls[EMPTY] = `http://localhost:${ports.empty}/`;
  const visits = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (const path of ENTRY_PAGES) await expectAnswer({ port: ports.site, host: demo.host, path }, /<html/);
  for (let round = 0; round < plan.visits; round += 1)
    for (const name of orderOf(Object.keys(urls), round)) visits[name].push(await audit(urls[name]));
  await Promise.all([empty.stop(), demo.stop()]);
  return ENTRY_PAGES.flatMap((path) => toLines(visits, path));
}
