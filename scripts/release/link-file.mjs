// Links a file without copying it.
import { copyFileSync, linkSync } from 'node:fs';

/** Hard-links `from` as `to`; copies across file systems and users. */
export function linkFile(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
