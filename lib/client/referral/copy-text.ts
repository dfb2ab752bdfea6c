// Copies a text by one tap, also where the clipboard's newer interface is missing.
import 'client-only';

function copyByCommand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  try {
    // Old and deprecated, but all that a page without a secure context has.
    return document.execCommand?.('copy') ?? false;
  } finally {
    area.remove();
  }
}

/** Puts a text on the clipboard; false when the browser refuses. Must be called from a tap. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}
