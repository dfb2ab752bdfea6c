import 'client-only';

function copyByCommand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  try {
    // Deprecated, but the only way without a secure context.
    return document.execCommand?.('copy') ?? false;
  } finally {
    area.remove();
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
