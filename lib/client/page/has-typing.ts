// Whether the visitor has begun to fill a form that a refresh would empty.
import 'client-only';

const FIELDS =
  'input:not([type=hidden], [type=button], [type=submit], [type=checkbox], [type=radio]), textarea';

/** Whether some field of the page holds other text than it came with. A tick is no typing: the home ticker's, which holds it still, is one. */
export function hasTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => field.value !== field.defaultValue);
}
