// Rules for HTML: all of html-validate's recommended ones except taste.

/** React's slashes in void elements, attribute names and ids with an underscore are valid HTML. */
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
