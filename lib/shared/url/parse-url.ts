// Text to URL without an exception.

/** The URL that `raw` names, seen from `base` where it is relative; null where it names none. As `URL.parse`, which Safari has from 18 on only (docs/operations/merchants/browsers.md). */
export function parseUrl(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}
