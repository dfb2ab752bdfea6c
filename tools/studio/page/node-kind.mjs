// Which control a node of the schema gets.

const COLOUR = '^#[0-9a-fA-F]{6}$';
const isFromEnvironment = ({ $ref }) => $ref === '#/$defs/env';

/** The forms that a value may have, without the one of the environment. */
export const formsOf = (node) =>
  (node.anyOf ?? [node])
    .filter((one) => !isFromEnvironment(one))
    .flatMap((one) => (one.anyOf ? formsOf(one) : [one]));

/** Returns `group`, `record`, `names`, `lines`, `color`, `choice`, `flag`, `number`, `scalar` or `text`. */
export function kindOf(node) {
  const [form, ...more] = formsOf(node);
  if (more.length > 0) return 'scalar';
  if (form.type === 'object') return form.propertyNames ? 'record' : 'group';
  if (form.type === 'array') return formsOf(form.items)[0].enum ? 'names' : 'lines';
  if (form.pattern === COLOUR) return 'color';
  if (form.enum) return 'choice';
  if (form.type === 'boolean') return 'flag';
  return ['number', 'integer'].includes(form.type) ? 'number' : 'text';
}

/** Returns what a key means when it is left out, as text. */
export function describeDefault({ default: fallback }) {
  if (fallback === undefined || (typeof fallback === 'object' && Object.keys(fallback).length === 0))
    return '';
  return Array.isArray(fallback) ? fallback.join(', ') : String(fallback);
}
