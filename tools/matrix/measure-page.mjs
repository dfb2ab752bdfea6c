// Takes the measuring of text into a page, and knows which texts are ours.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';

// One script: what the files import of each other is all there.
const SOURCE = ['lines', 'overlaps', 'text-faults']
  .map((name) => readFileSync(fromRoot(`tools/matrix/in-page/${name}.mjs`), 'utf8'))
  .join('\n')
  .replaceAll(/^import .*$/gm, '')
  .replaceAll(/^export /gm, '');

const flatten = (texts) =>
  Object.values(texts).flatMap((one) => (typeof one === 'string' ? [one] : flatten(one)));

const toSource = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** One text as the source of a regular expression: placeholders stand for anything, tags for nothing; none where hardly a word is left. */
function toPattern(text) {
  const parts = text.replace(/<\/?\w+>/g, '').split(/\{(?:[^{}]|\{[^{}]*\})*\}/);
  if (parts.join('').trim().length < 3) return [];
  return [parts.map((part) => toSource(part).replace(/\s+/g, '\\s+')).join('.*')];
}

/** What our own texts of a language look like on a page. */
export function patternsOf(language) {
  return flatten(JSON.parse(readFileSync(fromRoot(`locales/${language}.json`), 'utf8'))).flatMap(toPattern);
}

/** The faults of the page's text as it stands; `patterns` are those of its language. */
export function measureText(page, patterns) {
  return page.evaluate(`(() => { ${SOURCE}\nreturn findTextFaults(${JSON.stringify(patterns)}); })()`);
}
