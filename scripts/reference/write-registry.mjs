// Writes the registry reference from its JSON Schema.
import { describeNode, MANY } from './describe-node.mjs';

/** Keys by topic, in page order; a schema key without a topic is an error. */
export const TOPICS = [
  [
    'Merchant',
    ['$schema', 'code', 'name', 'hosts', 'strictWww', 'officialDomains', 'hsts', 'trustedHosts', 'apps'],
  ],
  ['Provider', ['backend', 'links']],
  ['Languages', ['languages', 'defaultLanguage']],
  ['Look', ['theme', 'images']],
  ['Sign-in', ['entry', 'defaultMobilePassword', 'line', 'tokenSyncUrl']],
  ['Customer service', ['chatHosts', 'serviceAppSchemes']],
  ['Privacy and safety', ['consent', 'safety']],
  ['Pixels and third parties', ['pixels', 'vendors']],
  ['Games and apps', ['games', 'install', 'downloadBar']],
  ['Limits', ['limits']],
];

const HEAD = ['Key', 'Value', 'Default', 'Meaning'];

const isRate = ({ properties }) => properties !== undefined && 'tries' in properties;

const isGroup = ({ properties }) => properties !== undefined && !('tries' in properties);

/** Returns every value of a key with its path; groups are expanded. */
function listLeaves(path, node, isRequired) {
  if (!isGroup(node)) return [{ path, node, isRequired }];
  const required = new Set(node.required);
  return Object.entries(node.properties).flatMap(([key, inner]) =>
    listLeaves(`${path}.${key}`, inner, isRequired && required.has(key)),
  );
}

function toDefault({ default: fallback }, isRequired) {
  if (isRequired) return '**required**';
  if (fallback === undefined || JSON.stringify(fallback) === '{}') return '–';
  if (Array.isArray(fallback)) return fallback.length === 0 ? 'none' : '[names](#names)';
  return `\`${fallback}\``;
}

function toRow({ path, node, isRequired }) {
  const cells = isRate(node)
    ? ['`{ tries, seconds }`', `\`${node.default.tries}\` in \`${node.default.seconds}\` s`]
    : [describeNode(node), toDefault(node, isRequired)];
  return [`\`${path}\``, ...cells, node.description];
}

/** Formats a table with aligned columns, as Biome expects. */
function toTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const toLine = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = rows;
  return [toLine(head), toLine(widths.map((width) => '-'.repeat(width))), ...body.map(toLine)];
}

function toTopic([title, keys], merchant) {
  const required = new Set(merchant.required);
  const leaves = keys.flatMap((key) => listLeaves(key, merchant.properties[key], required.has(key)));
  return [`## ${title}`, '', ...toTable([HEAD, ...leaves.map(toRow)]), ''].join('\n');
}

/** Finds lists of names too long for a row, by path, each once. */
function listNames(path, node) {
  const inner = [
    ...(node.anyOf ?? []),
    ...(node.items ? [node.items] : []),
    ...(node.propertyNames ? [node.propertyNames] : []),
  ].flatMap((one) => listNames(path, one));
  const groups = isGroup(node)
    ? Object.entries(node.properties).flatMap(([key, one]) => listNames(`${path}.${key}`, one))
    : [];
  return [node.enum, node.default]
    .filter((names) => Array.isArray(names) && names.length > MANY)
    .map((names) => [path, names])
    .concat(inner, groups);
}

function toNames(merchant) {
  const lists = Object.entries(merchant.properties).flatMap(([key, node]) => listNames(key, node));
  const byNames = Map.groupBy(lists, ([, names]) => names.join(', '));
  return [...byNames].map(([names, same]) => {
    const paths = [...new Set(same.map(([path]) => `\`${path}\``))].join(', ');
    return `- ${paths}:\n${breakNames(names)}`;
  });
}

const WIDTH = 110;

function breakNames(names) {
  const lines = [];
  for (const name of names.split(', ').map((it) => `\`${it}\``)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length < WIDTH) lines[lines.length - 1] = `${last} ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines.join('\n');
}

/** Returns docs/operations/registry-reference.md. @throws Error for a key without a topic. */
export function writeRegistryPage(schema) {
  const { merchant } = schema.$defs;
  const known = new Set(TOPICS.flatMap(([, keys]) => keys));
  const missing = Object.keys(merchant.properties).filter((key) => !known.has(key));
  if (missing.length > 0) throw new Error(`No topic of the registry reference names ${missing.join(', ')}.`);
  return `# Registry reference

Written by \`npm run schema\` from what the site checks; do not edit it here. How the registry works: [registry.md](registry.md).

A dot names a key inside of another: \`games.open\` is \`{ "games": { "open": … } }\`. A text may be \`env:NAME\`, which the site reads from the environment.
An unknown key is a fault.

${TOPICS.map((topic) => toTopic(topic, merchant)).join('\n')}
## Names

${toNames(merchant).join('\n')}
`;
}
