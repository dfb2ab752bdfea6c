// The notices: packages grouped by equal terms, with their authors; without a text, the usual one of their licence.

const HEAD = `# Third-party notices

Written by \`npm run notices\` from package-lock.json and node_modules. These packages are part of a release, or the browser's files are made from
them. Next carries more in \`node_modules/next/dist/compiled\`, each with its licence beside it. A package that brings no text of its own stands
with the usual text of its licence. \`@img/sharp-libvips-*\` holds libvips and its libraries as a shared library under the LGPL 3
(<https://www.gnu.org/licenses/lgpl-3.0.txt>, <https://www.gnu.org/licenses/gpl-3.0.txt>); sources and licences of each: <https://github.com/lovell/sharp-libvips>.
`;

/** Longer than fences within the texts. */
const FENCE = '````';

const QUOTES = /["'“”‘’`*]/g;

/** Ignores line breaks, quotes and case. */
const keyOf = (terms) => terms.replaceAll(QUOTES, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

function usualTerms(shipped) {
  const counts = new Map();
  for (const { licence, terms } of shipped.filter((one) => one.terms !== '')) {
    const perLicence = counts.get(licence) ?? new Map();
    const known = perLicence.get(keyOf(terms)) ?? { count: 0, terms };
    perLicence.set(keyOf(terms), { ...known, count: known.count + 1 });
    counts.set(licence, perLicence);
  }
  const mostCommon = (perLicence) =>
    [...perLicence.values()].sort((a, b) => b.count - a.count)[0]?.terms ?? '';
  return new Map([...counts].map(([licence, perLicence]) => [licence, mostCommon(perLicence)]));
}

function groupByTerms(shipped) {
  const usual = usualTerms(shipped);
  const groups = new Map();
  for (const one of shipped) {
    const terms = one.terms || (usual.get(one.licence) ?? '');
    const key = `${one.licence}\n${keyOf(terms)}`;
    const group = groups.get(key) ?? { licence: one.licence, terms, members: [] };
    group.members.push(one);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.members.length - a.members.length);
}

const lineOf = ({ name, version, authors }) =>
  `- ${name} ${version}${authors.length > 0 ? `: ${authors.join('; ')}` : ''}`;

function writeGroup({ licence, terms, members }) {
  const parts = [`## ${licence}`, members.map(lineOf).join('\n')];
  return [...parts, ...(terms === '' ? [] : [`${FENCE}text\n${terms}\n${FENCE}`])].join('\n\n');
}

export const writeNotices = (shipped) =>
  `${[HEAD.trimEnd(), ...groupByTerms(shipped).map(writeGroup)].join('\n\n')}\n`;
