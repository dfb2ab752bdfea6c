// Controls of the form: each has its element, `read()` and `write(value)`.
import { el } from './dom.mjs';
import { nameList } from './name-list.mjs';
import { describeDefault, formsOf } from './node-kind.mjs';
import { lines, number, plain, record, scalar } from './value-text.mjs';

/** `control` is what the label is for; `own` keeps a value that the control cannot show. */
function textControl(element, { toText, fromText }) {
  const read = () => fromText(element.value);
  const write = (value) => {
    element.value = toText(value);
  };
  return { element, control: element, read, write };
}

const fieldOf = (node, id, more = {}) =>
  el('input', {
    id,
    type: 'text',
    spellcheck: false,
    autocomplete: 'off',
    placeholder: describeDefault(node),
    ...more,
  });

const areaOf = (id) => el('textarea', { id, rows: 2, spellcheck: false });

function choice(node, id, values) {
  const fallback = describeDefault(node);
  const none = el('option', { value: '' }, fallback === '' ? '–' : `– (${fallback})`);
  const element = el(
    'select',
    { id },
    none,
    ...values.map((value) => el('option', { value }, String(value))),
  );
  const write = (value) => {
    const text = value === undefined ? '' : String(value);
    const isKnown = [...element.options].some((option) => option.value === text);
    if (!isKnown) element.append(el('option', { value: text }, text));
    element.value = text;
  };
  return { element, control: element, write, read: () => scalar.fromText(element.value) };
}

function color(node, id, { label }) {
  const text = fieldOf(node, id, { placeholder: '#rrggbb' });
  const picker = el('input', { type: 'color', 'aria-label': `Pick ${label}` });
  const show = (value) => {
    picker.value = /^#[0-9a-f]{6}$/i.test(value) ? value : '#808080';
  };
  text.addEventListener('input', () => show(text.value.trim() || text.dataset.derived));
  picker.addEventListener('input', () => {
    text.value = picker.value;
  });
  const element = el('div', { className: 'pick' }, picker, text);
  const write = (value) => {
    text.value = plain.toText(value);
    show(text.value);
  };
  /** Shows the colour that the site derives where the entry gives none. */
  const derive = (value) => {
    text.dataset.derived = value;
    text.placeholder = `derived: ${value}`;
    if (text.value === '') show(value);
  };
  return { element, control: text, write, derive, read: () => plain.fromText(text.value.trim()) };
}

const numberOf = (node, id) => textControl(fieldOf(node, id, { inputMode: 'decimal' }), number);

const FACTORIES = {
  text: (node, id) => textControl(fieldOf(node, id), plain),
  scalar: (node, id) => textControl(fieldOf(node, id), scalar),
  number: numberOf,
  flag: (node, id) => choice(node, id, [true, false]),
  choice: (node, id) => choice(node, id, formsOf(node)[0].enum),
  color,
  lines: (_, id) => textControl(areaOf(id), lines),
  record: (_, id) => textControl(areaOf(id), record),
  names: (node, id, facts) => nameList(formsOf(node.items)[0].enum, id, facts),
};

export const createControl = (kind, { node, id, ...facts }) => FACTORIES[kind](node, id, facts);
