const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for XML content and attributes; characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
