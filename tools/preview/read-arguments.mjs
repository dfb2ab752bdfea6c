// The preview's command line: every wrong use is rejected with one sentence.
import { parseArgs } from 'node:util';
import { BootstrapError } from '../../scripts/bootstrap/main.mjs';
import { fromCaller } from './from-caller.mjs';

const USAGE = 'Usage: npm run preview -- <entry.json> [--out=<folder>] [--language=<code>]';

/** Returns `file`, `out` and `language` of the command line. @throws BootstrapError for anything else. */
export function readArguments(words) {
  const text = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { out: text, language: text },
    });
    if (positionals.length !== 1) throw new Error('Name one file.');
    return { ...values, file: fromCaller(positionals[0]), out: values.out && fromCaller(values.out) };
  } catch (error) {
    throw new BootstrapError(`${error.message}\n${USAGE}`);
  }
}

/** Returns the wanted language of a brand, by default its own first. @throws BootstrapError where it is not offered. */
export function chooseLanguage({ languages, defaultLanguage }, wanted = defaultLanguage) {
  if (languages.includes(wanted)) return wanted;
  throw new BootstrapError(`The entry does not offer ${wanted}; it offers ${languages.join(', ')}.`);
}
