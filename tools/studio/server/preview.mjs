// Serves the entry of the form in the frames, as the view asks for it.
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { toRecord } from '../../../lib/shared/is-record.ts';
import { toSandboxEntry } from '../../preview/to-sandbox-entry.mjs';
import { DATA, FRAMES, probeOf } from './hosts.mjs';

const NAME = 'Your brand';
const LIMIT_MS = 30_000;
const POLL_MS = 40;

/** Adds the view's language and mode. */
function withView(entry, { language, mode }) {
  const theme = toRecord(entry.theme);
  const own = Array.isArray(entry.languages) ? entry.languages : [entry.defaultLanguage ?? 'EN'];
  const languages = language && !own.includes(language) ? [...own, language] : own;
  return { name: NAME, ...entry, languages, ...(mode ? { theme: { ...theme, mode } } : {}) };
}

/** Returns the entry with what the preview needs of every entry, so that its look is known before the rest is. */
export const toLook = (entry) => toSandboxEntry({ name: NAME, ...entry }, { hosts: [FRAMES.rich.phone] });

/** Returns the brands of the preview's registry, one for each kind of data. */
export function toBrands(entry, view, version) {
  const shown = withView(entry, view);
  return Object.entries(DATA).map(([data, as]) => {
    const hosts = Object.values(FRAMES[data]);
    return { entry: shown, as, hosts: data === 'rich' ? [...hosts, probeOf(version)] : hosts };
  });
}

function ask(port, host) {
  return new Promise((resolve) => {
    const headers = { Host: `${host}:${port}` };
    const call = request(
      { host: '127.0.0.1', port, path: '/robots.txt', headers, timeout: LIMIT_MS },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    call.on('error', () => resolve(undefined));
    call.on('timeout', () => call.destroy());
    call.end();
  });
}

async function isRead(port, version) {
  const endsAt = Date.now() + LIMIT_MS;
  while (Date.now() < endsAt) {
    const status = await ask(port, probeOf(version));
    if (status !== undefined && status !== 421) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Returns `show(entry, view)`, which resolves once the frames would get the entry: `served` is false where the site would leave it out. */
export function createPreview({ site, doctor }) {
  let [version, last, turn] = [0, '', Promise.resolve()];
  const state = { asks: false };
  const replace = async (entry, view) => {
    const [brand] = toBrands(entry, view, 0);
    if (!doctor.examine(toSandboxEntry(brand.entry, brand), []).brand) return { served: false, version };
    const text = JSON.stringify([entry, view.language, view.mode]);
    if (text === last) return { served: true, version };
    version += 1;
    site.replace(toBrands(entry, view, version));
    const served = await isRead(site.port, version);
    last = served ? text : '';
    return { served, version };
  };
  const show = (entry, view) => {
    const next = turn.then(() => {
      state.asks = view.asks === true;
      return replace(entry, view);
    });
    turn = next.catch(() => undefined);
    return next;
  };
  return { state, show };
}
