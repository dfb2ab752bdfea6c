const two = (value: number) => String(value).padStart(2, '0');

/** Formats milliseconds as `m:ss`, or `h:mm:ss` from an hour; a negative time counts as zero. */
export function formatClock(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${tail}` : `${minutes}:${tail}`;
}
