// Renders the chart's templates by Go's own template engine, compiled to WebAssembly, in place of `helm template`; the templates use what is built into
// that engine, and none of Helm's functions. Reads `{ values, release, namespace }` as JSON from its input; writes `{ file: text }`.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@evertdespiegeleer/go-template';
import { parse as parseYaml } from 'yaml';

const CHART = 'deploy/chart';
const read = (file) => readFileSync(`${CHART}/${file}`, 'utf8');

function mergeValues(base, over) {
  if (typeof base !== 'object' || Array.isArray(base) || typeof over !== 'object' || Array.isArray(over))
    return over;
  const merged = { ...base };
  for (const [key, value] of Object.entries(over))
    merged[key] = key in base ? mergeValues(base[key], value) : value;
  return merged;
}

const { values, release, namespace } = JSON.parse(readFileSync(0, 'utf8'));
const { name, version, appVersion } = parseYaml(read('Chart.yaml'));
const context = {
  Values: mergeValues(parseYaml(read('values.yaml')), values),
  Release: { Name: release, Namespace: namespace, Service: 'Helm' },
  Chart: { Name: name, Version: version, AppVersion: appVersion },
};
const files = readdirSync(`${CHART}/templates`);
const shared = files.filter((file) => file.endsWith('.tpl')).map((file) => read(`templates/${file}`).trim());
const rendered = {};
for (const file of files.filter((it) => it.endsWith('.yaml')))
  rendered[file] = await parse(`${shared.join('')}${read(`templates/${file}`)}`, context);
process.stdout.write(JSON.stringify({ values: context.Values, rendered }), () => process.exit(0));
