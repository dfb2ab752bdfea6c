// Lists the releases for people, newest first.
import { existsSync, realpathSync } from 'node:fs';
import { listReleases, readLink, releasesFolder } from './releases.mjs';
import { findRunning } from './running-releases.mjs';

/** Returns one line per release: its id, and whether it is current, previous, or running. */
export function describeReleases(root) {
  const folder = releasesFolder(root);
  const releases = listReleases(root).toReversed();
  if (!existsSync(folder) || releases.length === 0)
    return 'There is no release yet: npm run build makes one.';
  const running = findRunning(realpathSync(folder)) ?? new Map();
  const links = ['current', 'previous'].map((name) => [name, readLink(root, name)?.id]);
  const lines = releases.map(({ id }) => {
    const pids = running.get(id) ?? [];
    const marks = links.filter(([, linked]) => linked === id).map(([name]) => name);
    const runs = pids.length > 0 ? [`runs as process ${pids.join(', ')}`] : [];
    return [id, [...marks, ...runs].join(', ')].join('  ').trimEnd();
  });
  return lines.join('\n');
}
