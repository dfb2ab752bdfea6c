/** As `URL.parse`, which Safari has only from 18 on (docs/operations/merchants/browsers.md): null when invalid. */
export function parseUrl(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}
