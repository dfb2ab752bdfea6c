import 'client-only';

function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  // A modal dialog makes the rest of the page inert: nothing there can be selected.
  const dialog = focused?.closest('dialog') ?? [...document.querySelectorAll('dialog:modal')].at(-1);
  (dialog ?? document.body).append(area);
  area.select();
  try {
    // Deprecated, but the only way without a secure context.
    return document.execCommand?.('copy') ?? false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies text in a tap; returns false on failure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}
