// A moment in a few letters, as it stands beside a name or an amount.
import { formatMoment } from '@/lib/shared/locale/format-moment';

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

/** Formats the hour of a moment of the day of `now` (epoch ms), else its day, in this device's zone; `iso` is as parseMoment gives it. */
export function formatRecent(tag: string, iso: string, now: number): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return formatMoment(tag, isToday ? HOUR : DAY, date);
}
