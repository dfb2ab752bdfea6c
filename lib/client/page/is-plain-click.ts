import 'client-only';

/** Returns whether a click follows its link here; one with a modifier or another button is the browser's. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
