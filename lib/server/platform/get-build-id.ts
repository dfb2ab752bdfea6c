// The build of this process, which players read to support. It is no secret: script addresses contain it.
import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

function readBuildId(): string {
  try {
    return readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return '';
  }
}

/** Returns the build's id; empty in development. */
export function getBuildId(): string {
  return getProcessSingleton('build-id', readBuildId);
}
