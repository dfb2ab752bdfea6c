/** Returns the text of anything that was thrown. */
export function messageOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
