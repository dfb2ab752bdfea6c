/** Returns whether an Accept-Encoding header accepts a coding (RFC 9110 §12.5.3); `q=0` rejects it. */
export function takesCoding(accepted: string, coding: string): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .some((part) => part.split(';', 1)[0]?.trim() === coding && !/;\s*q=0(\.0*)?\s*$/.test(part));
}
