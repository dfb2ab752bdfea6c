// Makes elements; text is always text.

/** Creates an element: `on…` are listeners, names with a dash and `role` attributes, the rest properties. */
export function el(tag, given = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name.includes('-') || name === 'role') element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);
