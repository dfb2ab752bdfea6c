// Which build this process runs, for a player to tell service; every page's script addresses belong to it anyway.
import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

function readBuildId(): string {
  try {
    return readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    // A development server has not written one.
    return '';
  }
}

/** The build's id; empty where there is none. */
export function getBuildId(): string {
  return getProcessSingleton('build-id', readBuildId);
}
