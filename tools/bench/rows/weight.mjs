// PRF-19 and PRF-20: what the entry pages make a phone load, by brotli.
import { firstLoadOf } from '../measure/first-load.mjs';
import { get } from '../measure/processes.mjs';
import { amountLine, ratioLine } from '../report/lines.mjs';
import { startApp } from '../setup/apps.mjs';
import { ENTRY_PAGES, startDemo } from '../setup/site.mjs';

const KB = 1_000;

/** Strings that only the library holds: each must load on demand. */
const LATE = {
  'node-forge': 'RSAES-PKCS1-V1_5',
  firebase: '@firebase/',
  captcha: 'initGeetest',
  'a slider': 'slidesToScroll',
  fingerprint: 'fpjs',
};

const lateIn = (code) => Object.keys(LATE).filter((name) => code.includes(LATE[name]));

/** A streamed page names some of its files late: the cached page counts. */
async function loadTwice(page) {
  await get(page);
  return firstLoadOf({ ...page, coding: 'br' });
}

export async function benchWeight({ ports }) {
  const empty = await startApp('empty', { port: ports.empty });
  const demo = await startDemo(ports.site, ports.sandbox);
  const base = await loadTwice({ port: ports.empty, path: '/' });
  const pages = [];
  for (const path of ENTRY_PAGES)
    pages.push({ path, ...(await loadTwice({ port: ports.site, path, host: demo.host })) });
  await Promise.all([empty.stop(), demo.stop()]);
  const matches = pages.flatMap(({ path, code }) => lateIn(code).map((name) => `${name} in ${path}`));
  const [home] = pages;
  const baseline = 'empty Next page';
  return [
    ...pages.map(({ path, script }) =>
      ratioLine({
        id: 'PRF-19',
        what: `first-load script of ${path}, brotli`,
        baseline,
        own: [script / KB],
        other: [base.script / KB],
        unit: 'kB',
        goal: 1.35,
        stretch: 1.25,
      }),
    ),
    amountLine({
      id: 'PRF-19',
      what: `libraries in a first load that should wait${matches.length > 0 ? `: ${matches.join(', ')}` : ''}`,
      amount: matches.length,
      goal: 0,
    }),
    amountLine({
      id: 'PRF-20',
      what: 'styles of /m/home, brotli',
      amount: home.style / KB,
      unit: 'kB',
      goal: 15,
    }),
    amountLine({
      id: 'PRF-20',
      what: 'HTML of /m/home, brotli',
      amount: home.html / KB,
      unit: 'kB',
      goal: 20,
    }),
  ];
}
