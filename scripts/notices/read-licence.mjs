// Licence text of a package, separate from its authors: most texts differ only in those.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = /^(licen[cs]e|copying|notice)/i;
const COPYRIGHT = /^[\s*#]*(portions )?(copyright|\(c\)|©)[\s:(©]/i;
/** After these lines, one that begins with "copyright" belongs to the terms. */
const HEAD_LINES = 12;
const TITLE = /^[\s#*=-]*((the )?\(?(mit|isc|bsd)\b[^.]{0,40}licen[cs]e\W*(\(mit\)|\(isc\))?|=+|-+)\s*$/i;

function readTexts(folder) {
  const names = readdirSync(folder).filter((name) => FILE.test(name));
  return names.sort().map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
}

/** Appendix of the Apache licence, which some fill in. */
const APPENDIX = /\n\s*(END OF TERMS AND CONDITIONS\s+)?APPENDIX: How to apply the Apache License/i;
const FILLED_IN = /^\s*Copyright (\(c\) )?\d{4}.*$/gim;

function cutAppendix(text) {
  const [terms, , appendix = ''] = text.split(APPENDIX);
  return { terms, named: [...appendix.matchAll(FILLED_IN)].map(([line]) => line.trim()) };
}

/** Splits a licence into author lines and terms. */
export function splitLicence(text) {
  const { terms, named } = cutAppendix(text.replaceAll('\r', ''));
  const lines = terms.split('\n');
  const isAuthor = (line, index) => index < HEAD_LINES && COPYRIGHT.test(line);
  const isTerm = (line, index) => !isAuthor(line, index) && !(index < HEAD_LINES && TITLE.test(line));
  return {
    authors: [...lines.filter(isAuthor).map((line) => line.replace(/^[\s*#]+/, '').trim()), ...named],
    terms: lines.filter(isTerm).join('\n').trim(),
  };
}

function readAuthor(folder) {
  const { author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const name = typeof author === 'string' ? author : author?.name;
  return name ? [`Author: ${name}`] : [];
}

/** Returns `{ authors, terms }`; `terms` is empty if the package has no text, or is another platform's. */
export function readLicence(root, { places }) {
  if (places.length === 0) return { authors: [], terms: '' };
  const folder = path.join(root, places[0]);
  const texts = readTexts(folder);
  if (texts.length === 0) return { authors: readAuthor(folder), terms: '' };
  return splitLicence(texts.join('\n\n'));
}
