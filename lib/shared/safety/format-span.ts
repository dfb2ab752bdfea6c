// Formats time spans in words.
import { hasDates } from '@/lib/shared/locale/has-dates';

function toUnit(unit: string, count: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Formats time played as hours and minutes, such as "1 hour, 5 minutes"; at least "0 minutes". As "1:05" where this engine lacks the language. */
export function formatPlayed(playedMs: number, tag: string): string {
  const minutes = Math.max(0, Math.floor(playedMs / 60_000));
  const hours = Math.floor(minutes / 60);
  if (!hasDates(tag)) return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
  const rest = toUnit('minute', minutes % 60, tag);
  if (hours === 0) return rest;
  const parts = minutes % 60 === 0 ? [toUnit('hour', hours, tag)] : [toUnit('hour', hours, tag), rest];
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(parts);
}

/** Formats a break's length: hours up to a day, then days. */
export function formatBreakLength(minutes: number, tag: string): string {
  const hours = minutes / 60;
  return hours > 24 ? toUnit('day', hours / 24, tag) : toUnit('hour', hours, tag);
}
