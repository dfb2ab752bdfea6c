import 'client-only';

const PARTS = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** Returns a text such as "Monday, 23 November at 09:14". */
export function formatBreakEnd(endMs: number): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, PARTS).format(endMs);
}
