// An ordered list of names: chosen ones can move to the front or go, others can be added.
import { el } from './dom.mjs';

const ADD = 'Add…';

/** `names` gives the words of a name where it has some. */
export function nameList(values, id, { label, names = {} }) {
  let chosen = [];
  const list = el('ul', { className: 'names' });
  const select = el('select', { id });
  const element = el('div', { className: 'field' }, list, select);
  const nameOf = (value) => names[value] ?? value;
  const change = (next) => {
    chosen = next;
    draw();
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const button = (text, what, act) =>
    el('button', { type: 'button', 'aria-label': what, onclick: act }, text);
  const toItem = (value, at) => {
    const rest = chosen.filter((one) => one !== value);
    const move = button('↑', `Move ${nameOf(value)} to the front of ${label}`, () =>
      change([value, ...rest]),
    );
    const remove = button('×', `Remove ${nameOf(value)} from ${label}`, () => {
      change(rest);
      select.focus();
    });
    return el('li', {}, nameOf(value), at === 0 ? undefined : move, remove);
  };
  function draw() {
    list.replaceChildren(...chosen.map(toItem));
    const free = values.filter((value) => !chosen.includes(value));
    const options = free.map((value) => el('option', { value }, nameOf(value)));
    select.replaceChildren(el('option', { value: '' }, ADD), ...options);
  }
  select.addEventListener('input', (event) => {
    event.stopPropagation();
    if (select.value !== '') change([...chosen, select.value]);
  });
  const write = (value) => {
    chosen = Array.isArray(value) ? [...value] : [];
    draw();
  };
  draw();
  return { element, control: select, write, read: () => (chosen.length > 0 ? chosen : undefined) };
}
