// Rolling restart: replaces the instances one by one with the current release; no request fails.
import 'server-only';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { sendToInstance } from '@/lib/server/node/instances/instance';
import { begin, type Pool } from '@/lib/server/node/instances/pool';
import { getLog } from '@/lib/server/platform/log';

/** The release that the link beside this one names; this one without a link. */
function currentFolder(folder: string): string {
  const link = path.join(path.dirname(folder), 'current');
  return existsSync(path.join(link, 'build/server.mjs')) ? realpathSync(link) : folder;
}

/** Replaces all instances: each new one serves before an old one ends. If a new one fails to start, the old ones stay. */
export async function replaceAll(pool: Pool): Promise<void> {
  const folder = currentFolder(pool.folder);
  // Pages of the new release may request files from an old instance.
  for (const one of pool.living) sendToInstance(one, { kind: 'files', folder });
  for (const seat of pool.seats) {
    if (pool.end) return;
    const fresh = begin(pool, folder);
    if ((await fresh.whenUp) === undefined) {
      getLog().error({ release: path.basename(folder) }, 'a new instance does not start, the old ones stay');
      return;
    }
    pool.folder = folder;
    const old = seat.current;
    seat.current = fresh;
    sendToInstance(old, { kind: 'leave' });
    await old.whenEnded;
  }
  getLog().info({ release: path.basename(folder) }, 'all instances are replaced');
}
