// Injects the text checks into a page, with the patterns of our texts.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';

// One script: imports between the files are resolved in it.
const SOURCE = ['lines', 'overlaps', 'text-faults']
  .map((name) => readFileSync(fromRoot(`tools/matrix/in-page/${name}.mjs`), 'utf8'))
  .join('\n')
  .replaceAll(/^import .*$/gm, '')
  .replaceAll(/^export /gm, '');

const flatten = (texts) =>
  Object.values(texts).flatMap((one) => (typeof one === 'string' ? [one] : flatten(one)));

const toSource = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Returns a text as the source of a regular expression: placeholders match anything, tags nothing. Undefined if hardly a word is left. */
function toPattern(text) {
  const parts = text.replace(/<\/?\w+>/g, '').split(/\{(?:[^{}]|\{[^{}]*\})*\}/);
  if (parts.join('').trim().length < 3) return [];
  return [parts.map((part) => toSource(part).replace(/\s+/g, '\\s+')).join('.*')];
}

/** Returns the patterns of our texts of a language. */
export function patternsOf(language) {
  return flatten(JSON.parse(readFileSync(fromRoot(`locales/${language}.json`), 'utf8'))).flatMap(toPattern);
}

/** Returns the faults of the page's text; `patterns` are those of its language. */
export function measureText(page, patterns) {
  return page.evaluate(`(() => { ${SOURCE}\nreturn findTextFaults(${JSON.stringify(patterns)}); })()`);
}
