/** Escapes a text for the content and the attributes of HTML and SVG. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
