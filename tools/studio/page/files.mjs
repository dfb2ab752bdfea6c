// The entry as a file: in and out.
import { byId, el } from './dom.mjs';

/** Saves the entry as `<code>.json`. */
export function saveFile(entry) {
  const name = typeof entry.code === 'string' && /^[a-z0-9_-]{1,32}$/.test(entry.code) ? entry.code : 'entry';
  const href = URL.createObjectURL(
    new Blob([`${JSON.stringify(entry, undefined, 2)}\n`], { type: 'application/json' }),
  );
  el('a', { href, download: `${name}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1_000);
}

function parse(text, name) {
  let entry;
  try {
    entry = JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON; the form is as it was.`);
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw new Error(`${name} holds no single merchant; the form is as it was.`);
  return entry;
}

/** Connects the button and its file field. */
export function importFile({ onEntry, onFault }) {
  const field = byId('file');
  byId('import').addEventListener('click', () => field.click());
  field.addEventListener('change', async () => {
    const [file] = field.files;
    field.value = '';
    if (!file) return;
    try {
      await onEntry(parse(await file.text(), file.name));
    } catch (error) {
      onFault(error.message);
    }
  });
}
