// The form of the registry's schema: a section for each topic, a field for each key.
import { el } from './dom.mjs';
import { getAt } from './entry-path.mjs';
import { createField } from './field.mjs';
import { formsOf, kindOf } from './node-kind.mjs';

const OPEN = new Set(['Merchant', 'Look']);
/** Editors alone read it. */
const HIDDEN = '$schema';

const toWords = (key) => {
  const text = key.replaceAll(/([a-z])([A-Z])/g, (_, one, other) => `${one} ${other.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Returns the element of a node, and adds its fields to `fields`. */
function toElement({ node, path, isNeeded, names }, fields) {
  if (kindOf(node) !== 'group') {
    const field = createField({ node, path, isNeeded, names, label: toWords(path.at(-1)) });
    fields.push(field);
    return field.element;
  }
  const { properties, required = [] } = formsOf(node)[0];
  const inner = Object.entries(properties).map(([key, one]) =>
    toElement(
      { node: one, path: [...path, key], isNeeded: isNeeded && required.includes(key), names },
      fields,
    ),
  );
  return el('fieldset', {}, el('legend', {}, toWords(path.at(-1))), ...inner);
}

function toSection([title, keys], { schema, names }, fields) {
  const own = [];
  const elements = keys
    .filter((key) => key !== HIDDEN)
    .map((key) =>
      toElement(
        { node: schema.properties[key], path: [key], isNeeded: schema.required.includes(key), names },
        own,
      ),
    );
  const count = el('span', { className: 'count' });
  const section = el(
    'details',
    { open: OPEN.has(title) },
    el('summary', {}, title, count),
    el('div', {}, ...elements),
  );
  fields.push(...own.map((field) => ({ ...field, section, count })));
  return section;
}

function countFaults(fields) {
  for (const [count, own] of Map.groupBy(fields, (field) => field.count)) {
    const faults = own.reduce((sum, { faults }) => sum + faults(), 0);
    count.textContent = faults === 0 ? '' : faults === 1 ? '1 fault' : `${faults} faults`;
  }
}

/** Builds the form in `place`. `onChange(path, value)` is called for every change. */
export function buildForm(place, { schema, topics, languages, onChange }) {
  const fields = [];
  const names = Object.fromEntries(languages.map(({ code, name }) => [code, `${name} (${code})`]));
  place.replaceChildren(...topics.map((topic) => toSection(topic, { schema, names }, fields)));
  for (const { element, path, read } of fields)
    element.addEventListener('input', () => onChange(path, read()));
  const write = (entry) => {
    for (const field of fields) field.write(getAt(entry, field.path));
  };
  const show = (report) => {
    for (const field of fields) field.show(report);
    countFaults(fields);
  };
  const isField = (key, { path }) => {
    const own = path.join('.');
    return own === key || own.startsWith(`${key}.`) || key.startsWith(`${own}.`);
  };
  /** Opens and focuses the field of a key; `undefined` where the form has none. */
  const find = (key) => {
    const field = fields.find((one) => isField(key, one));
    return (
      field &&
      (() => {
        field.section.open = true;
        field.focus();
      })
    );
  };
  return { write, show, find };
}
