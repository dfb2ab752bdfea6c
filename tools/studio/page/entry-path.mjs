// Reads and writes an entry by path; a value that is left out leaves no empty object behind.

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

export function getAt(entry, path) {
  return path.reduce(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    entry,
  );
}

/** Returns a copy with `value` at `path`; `undefined` removes it. */
export function setAt(entry, [key, ...rest], value) {
  const own = isObject(entry) ? entry : {};
  const inner = Object.hasOwn(own, key) ? own[key] : undefined;
  const next = rest.length === 0 ? value : setAt(inner, rest, value);
  const isEmpty = next === undefined || (rest.length > 0 && Object.keys(next).length === 0);
  if (!isEmpty) return { ...own, [key]: next };
  const { [key]: _, ...others } = own;
  return others;
}
