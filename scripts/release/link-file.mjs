// The same file in a second place, without its bytes a second time.
import { copyFileSync, linkSync } from 'node:fs';

/** Links `from` as `to`, or copies it where a hard link cannot be: another file system, or a file of another user. */
export function linkFile(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
