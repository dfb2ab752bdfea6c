// What HTML is held to: all of html-validate's recommended rules but those about taste.

/** React writes void elements with a slash, attributes as in its own names, and ids that begin with an underscore: all of it is valid HTML. */
export const HTML_RULES = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  'valid-id': ['error', { relaxed: true }],
  // Boxes of one name are one answer with several values.
  'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit', 'button'] }],
  // A hint on typography, not on HTML.
  'tel-non-breaking': 'off',
};
