// The folder of a registry's stored state, for a site that runs on without one.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { requireStateFolder } from '@/lib/server/tenants/last-good/state-folder';

/** Creates and returns a registry's folder; undefined, with a log line, where nothing can be stored. */
export function openStateFolder(place: string): string | undefined {
  try {
    return requireStateFolder(place);
  } catch (error) {
    getLog().warn({ error: String(error) }, 'last good forms of merchants are not stored');
    return undefined;
  }
}
