// To find a role or press a button, the libraries ask many elements for their styles, of which they read what is hidden, a block or beyond a pointer's reach. jsdom would compute margins, fonts and colours each time too; no test reads those.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const SHEET = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');

const onlyDisplay = (_rule, selector, body) => {
  const [display] = /\bdisplay:[^;]+/.exec(body) ?? [];
  return display ? `${selector}{ ${display} }` : '';
};

/** Shortens the style sheet of the browser itself, and the list of what is computed; before jsdom is loaded. */
export function leaveOutStyles() {
  const sheet = require(SHEET);
  require.cache[SHEET].exports = sheet.replaceAll(/([^{}]+)\{([^{}]*)\}/g, onlyDisplay);
  const rules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
  const computed = rules.propertiesWithResolvedValueImplemented;
  for (const [property, { computedValue }] of Object.entries(computed))
    if (computedValue === 'computed-color') delete computed[property];
}
