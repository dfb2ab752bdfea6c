// Requests that the studio's page may make.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../../lib/shared/is-record.ts';
import { LANGUAGES } from '../../../lib/shared/locale/language-table.ts';
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { TOPICS } from '../../../scripts/reference/write-registry.mjs';
import { readRegistry } from '../../preview/load-doctor.mjs';
import { toLook } from './preview.mjs';

const FOLDER = fromRoot('tools/studio/page');
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.mjs': 'text/javascript' };
const MODES = ['dark', 'light'];

/** Every file of the page by its address; nothing else of the disk has one. */
function toFiles() {
  const names = readdirSync(FOLDER).filter((name) => path.extname(name) in TYPES);
  const files = names.map((name) => {
    const type = `${TYPES[path.extname(name)]}; charset=utf-8`;
    const address = name === 'index.html' ? '/' : `/${name}`;
    return [`GET ${address}`, () => ({ type, body: readFileSync(path.join(FOLDER, name)) })];
  });
  return Object.fromEntries(files);
}

function toView({ mode, language, asks } = {}) {
  return {
    mode: MODES.includes(mode) ? mode : undefined,
    language: Object.hasOwn(LANGUAGES, language) ? language : undefined,
    asks: asks === true,
  };
}

const findEntry = (entries, code) => entries.find((one) => one.code === code) ?? null;

const readSchema = () => JSON.parse(readFileSync(fromRoot('deploy/merchant.schema.json'), 'utf8'));

const toOrigins = (frames, port) =>
  JSON.parse(JSON.stringify(frames), (_, value) =>
    typeof value === 'string' ? `http://${value}:${port}` : value,
  );

/** Colours are judged although the entry still lacks its hosts or its provider. */
function toReport(entry, { doctor, others }) {
  const report = doctor.examine(entry, others);
  if (report.brand) return report;
  const { brand, pairs, findings } = doctor.examine(toLook(entry), []);
  const ofLook = findings.filter(({ check, level }) => check === 'contrast' && level !== 'ok');
  return { brand, pairs, findings: [...report.findings, ...ofLook] };
}

/** Returns the routes; `entry` is what the form holds at first, later what was sent last. */
export function createRoutes({ framePort, frames, doctor, preview, entry, json }) {
  const state = { entry };
  const start = () => ({
    schema: readSchema().$defs.merchant,
    topics: TOPICS,
    languages: Object.entries(LANGUAGES).map(([code, { name, dir }]) => ({ code, name, dir })),
    codes: readRegistry().entries.map(({ code, name }) => ({ code, name })),
    origins: toOrigins(frames, framePort),
    entry: state.entry,
  });
  const examine = async ({ entry: given, view }) => {
    if (!isRecord(given)) return { error: 'An entry is a JSON object.' };
    state.entry = given;
    const shown = await preview.show(given, toView(view));
    const { entries: others } = readRegistry();
    const registered = findEntry(others, given.code);
    return { ...toReport(given, { doctor, others }), ...shown, registered };
  };
  return {
    ...toFiles(),
    'GET /favicon.ico': () => ({ status: 204 }),
    'GET /api/start': () => json(start()),
    'GET /api/registry': (query) => json({ entry: findEntry(readRegistry().entries, query.get('code')) }),
    'GET /entry.json': () => ({
      type: 'application/json',
      body: `${JSON.stringify(state.entry, undefined, 2)}\n`,
    }),
    'POST /api/entry': examine,
  };
}
