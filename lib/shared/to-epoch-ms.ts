/** The latest moment of a date, epoch ms: a later one throws where it is shown. */
const LATEST_MS = 8.64e15;

/** Returns a stored moment in epoch ms; 0 for anything that no date can show. */
export function toEpochMs(value: unknown): number {
  return Number.isSafeInteger(value) && Math.abs(Number(value)) <= LATEST_MS ? Number(value) : 0;
}
