// Location of the built site, for everything that runs or reads a build.
import { BootstrapError } from '../bootstrap/main.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { readLink } from './releases.mjs';

/** Returns the absolute folder of the current release; a process stays on it when the link changes. @throws if nothing is built. */
export function currentRelease(root = ROOT) {
  const release = readLink(root, 'current');
  if (!release) throw new BootstrapError('There is no release yet: npm run build makes one.');
  return release.folder;
}
