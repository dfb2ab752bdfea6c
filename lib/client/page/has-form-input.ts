import 'client-only';

const FIELDS =
  'input:not([type=hidden], [type=button], [type=submit], [type=checkbox], [type=radio]), textarea';

/** Returns whether a text field differs from its default. Checkboxes do not count. */
export function hasFormInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => field.value !== field.defaultValue);
}
