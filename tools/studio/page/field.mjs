// One field: label, control, what it means, its contrasts, and what the doctor says of it.
import { createControl } from './controls.mjs';
import { el } from './dom.mjs';
import { formsOf, kindOf } from './node-kind.mjs';

const MANY = 8;
const HINTS = {
  lines: 'One per line.',
  record: 'One per line, as name = value.',
};

function toHint(node, kind) {
  const names = kind === 'record' ? formsOf(node)[0].propertyNames.enum : undefined;
  const known = names && names.length <= MANY ? `Names: ${names.join(', ')}.` : undefined;
  return [node.description && `${node.description}.`, HINTS[kind], known].filter(Boolean).join(' ');
}

const toRatio = ({ text, ground, ratio, least }) =>
  el('span', { className: ratio < least ? 'low' : '' }, `${text} on ${ground} ${ratio.toFixed(1)}:1`);

/** A finding of a key without a field belongs to the field that holds it, one of a missing group to what the group requires. */
const isAbout = ({ own, isNeeded }, key = '') =>
  key === own || key.startsWith(`${own}.`) || (isNeeded && own.startsWith(`${key}.`));

function showColour(control, { name, ratios, report }) {
  const { brand, pairs = [] } = report;
  if (brand) control.derive(brand.theme.colors[name]);
  ratios.replaceChildren(...pairs.filter(({ text, ground }) => [text, ground].includes(name)).map(toRatio));
}

/** Creates the field of a key. */
export function createField({ node, path, isNeeded, label, names }) {
  const key = path.join('.');
  const id = `f-${path.join('-')}`;
  const kind = kindOf(node);
  const control = createControl(kind, { node, id, label, names });
  const hint = el('small', { id: `${id}-hint` }, toHint(node, kind));
  const findings = el('ul', { id: `${id}-findings`, className: 'field-findings' });
  const ratios = el('p', { className: 'ratios' });
  const needed = isNeeded ? el('span', { className: 'needed' }, ' (required)') : undefined;
  const element = el(
    'div',
    { className: 'field' },
    el('label', { htmlFor: id }, label, needed),
    control.element,
  );
  element.append(hint, ratios, findings);
  control.control.setAttribute('aria-describedby', `${hint.id} ${findings.id}`);
  if (isNeeded) control.control.setAttribute('aria-required', 'true');
  let faults = 0;
  const show = (report) => {
    const own = report.findings.filter(
      (finding) => finding.level !== 'ok' && isAbout({ own: key, isNeeded }, finding.key),
    );
    faults = own.filter(({ level }) => level === 'fault').length;
    control.control.setAttribute('aria-invalid', String(faults > 0));
    findings.replaceChildren(
      ...own.map(({ level, text, remedy }) =>
        el('li', { className: level }, `${level}: ${text}${remedy ? `. To do: ${remedy}` : ''}`),
      ),
    );
    if (kind === 'color') showColour(control, { name: path.at(-1), ratios, report });
  };
  const { read, write } = control;
  const focus = () => {
    control.control.focus();
    element.scrollIntoView({ block: 'center' });
  };
  return { element, path, read, write, show, focus, faults: () => faults };
}
