import 'client-only';
import { formatMoment } from '@/lib/shared/locale/format-moment';

const PARTS = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** Returns a text such as "Monday, 23 November at 09:14". */
export function formatBreakEnd(endMs: number): string {
  return formatMoment(document.documentElement.lang, PARTS, new Date(endMs));
}
