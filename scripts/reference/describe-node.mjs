// Describes briefly what a JSON Schema node accepts.

/** Longer lists are written below their table. */
export const MANY = 5;

const code = (text) => `\`${text}\``;

function describeRange({ minimum, maximum }, what) {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  return minimum === undefined
    ? what
    : `${number.format(minimum)} to ${number.format(maximum)}${what === 'number' ? '' : ', whole'}`;
}

function describeText({ enum: values, pattern, minLength, maxLength }) {
  if (values) return values.length > MANY ? 'a [name](#names)' : values.map(code).join(' or ');
  if (pattern === '^#[0-9a-fA-F]{6}$') return '`#rrggbb`';
  return maxLength === undefined ? 'text' : `${minLength} to ${maxLength} characters`;
}

const isFromEnvironment = ({ $ref }) => $ref === '#/$defs/env';

function describeObject({ properties, propertyNames, additionalProperties }) {
  if (propertyNames) return `by [name](#names): ${describeNode(additionalProperties)}`;
  return `\`{ ${Object.keys(properties).join(', ')} }\``;
}

/** Returns the description of a node; that it may come from the environment is not repeated. */
export function describeNode(node) {
  if (node.anyOf) {
    const kinds = node.anyOf.filter((one) => !isFromEnvironment(one)).map(describeNode);
    return [...new Set(kinds)].join(' or ');
  }
  if (node.const !== undefined) return code(node.const);
  switch (node.type) {
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return describeRange(node, 'whole');
    case 'number':
      return describeRange(node, 'number');
    case 'array':
      return `list of ${describeNode(node.items).replace(/^a (.*)\]/, '$1s]')}`;
    case 'object':
      return describeObject(node);
    case 'null':
      return '`null`';
    default:
      return describeText(node);
  }
}
