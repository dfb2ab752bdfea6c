import 'client-only';

/** Returns the raw value of a cookie; undefined if missing or blocked. */
export function readDocumentCookie(name: string): string | undefined {
  const head = `${name}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(head));
  return pair?.slice(head.length);
}
