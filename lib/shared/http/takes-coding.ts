// What compressed forms a browser takes (RFC 9110 §12.5.3).

/** Whether an Accept-Encoding header takes a coding; one that it names with q=0 is refused. */
export function takesCoding(accepted: string, coding: string): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .some((part) => part.split(';', 1)[0]?.trim() === coding && !/;\s*q=0(\.0*)?\s*$/.test(part));
}
