// Whether the visitor has begun to fill a form that a refresh would empty.
import 'client-only';

const FIELDS = 'input:not([type=hidden], [type=button], [type=submit]), textarea';

/** Whether some field of the page holds other text, or another tick, than it came with. */
export function hasTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => {
    const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
    return isTicked || field.value !== field.defaultValue;
  });
}
