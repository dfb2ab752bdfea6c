// The studio's page: form, preview, findings and changes of one entry.
import { byId, el } from './dom.mjs';
import { setAt } from './entry-path.mjs';
import { importFile, saveFile } from './files.mjs';
import { buildForm } from './form.mjs';
import { buildFrames, PAGES } from './frames.mjs';
import { showChanges, showFindings } from './panels.mjs';
import { getJson, postJson } from './server.mjs';

const PAUSE_MS = 250;
const state = { entry: {}, turn: 0, shown: '', language: 'EN' };

function say(text, level = 'ok') {
  const status = byId('status');
  status.textContent = text;
  status.dataset.level = level;
}

const count = (findings, level, word) => {
  const number = findings.filter((one) => one.level === level).length;
  return `${number} ${word}${number === 1 ? '' : 's'}`;
};

function toStatus({ findings, served }) {
  const counts = `${count(findings, 'fault', 'fault')}, ${count(findings, 'warning', 'warning')}`;
  return served
    ? `${counts}. The preview shows the entry.`
    : `${counts}. The preview waits: faults keep the entry out.`;
}

function fillToolbar({ languages, codes }) {
  const option = (value, text) => el('option', { value }, text);
  byId('page').append(...Object.entries(PAGES).map(([name, value]) => option(value, name)));
  const all = languages.map(({ code, name, dir }) => option(code, `${name} (${code}, ${dir})`));
  byId('language').append(option('', 'as in the entry'), ...all);
  byId('open').append(...codes.map(({ code, name }) => option(code, `${name} (${code})`)));
}

const readView = () => ({
  language: byId('language').value,
  mode: byId('mode').value,
  asks: byId('asks').checked,
});

/** Connects what the report shows: the fields, findings, changes and the frames. */
function createReports({ form, replace, reload }) {
  const onRemove = (key) => replace(setAt(state.entry, key.split('.'), undefined));
  return (report) => {
    form.show(report);
    state.language = report.brand?.defaultLanguage ?? state.language;
    showFindings(report.findings, { find: form.find, onRemove });
    showChanges(state.entry, report.registered);
    say(toStatus(report), report.findings.some(({ level }) => level === 'fault') ? 'fault' : 'ok');
    const shown = JSON.stringify([report.version, readView()]);
    if (!report.served || shown === state.shown) return;
    state.shown = shown;
    reload();
  };
}

/** Returns a function that sends the entry; the answer to an older change is dropped. */
function createExamine(showReport) {
  return async () => {
    state.turn += 1;
    const { turn } = state;
    try {
      const report = await postJson('/api/entry', { entry: state.entry, view: readView() });
      if (turn === state.turn) showReport(report);
    } catch (error) {
      say(error.message, 'fault');
    }
  };
}

async function openRegistered(replace) {
  const { entry } = await getJson(`/api/registry?code=${encodeURIComponent(byId('open').value)}`);
  if (entry) await replace(entry);
  else say('Choose a merchant of the registry first.', 'fault');
}

/** Connects what replaces the whole entry; the one before can be brought back. */
function connectEntries(replace) {
  const undo = byId('undo');
  let before;
  const put = (entry) => {
    before = state.entry;
    undo.disabled = false;
    return replace(entry);
  };
  undo.addEventListener('click', () => put(before));
  byId('new').addEventListener('click', () => put({}));
  byId('open-it').addEventListener('click', () => openRegistered(put));
  importFile({ onEntry: put, onFault: (text) => say(text, 'fault') });
}

function start({ entry, origins, ...facts }) {
  const load = buildFrames(origins);
  const directions = Object.fromEntries(facts.languages.map(({ code, dir }) => [code, dir]));
  const reload = () => {
    // Named in each address: a language that was looked at before is in the frame's cookie.
    const language = byId('language').value || state.language;
    const dir = directions[language];
    load({ data: byId('data').value, path: byId('page').value, language, dir });
  };
  let timer;
  const onChange = (path, value) => {
    state.entry = setAt(state.entry, path, value);
    clearTimeout(timer);
    timer = setTimeout(examine, PAUSE_MS);
  };
  const form = buildForm(byId('entry'), { ...facts, onChange });
  const replace = (next) => {
    clearTimeout(timer);
    state.entry = next;
    form.write(next);
    return examine();
  };
  const examine = createExamine(createReports({ form, replace, reload }));
  fillToolbar(facts);
  for (const id of ['page', 'data']) byId(id).addEventListener('change', reload);
  for (const id of ['language', 'mode', 'asks']) byId(id).addEventListener('change', examine);
  byId('export').addEventListener('click', () => saveFile(state.entry));
  connectEntries(replace);
  return replace(entry);
}

try {
  await start(await getJson('/api/start'));
} catch (error) {
  say(error.message, 'fault');
}
