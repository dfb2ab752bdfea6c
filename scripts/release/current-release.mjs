// Where the built site stands: whatever runs or reads a build asks here.
import { BootstrapError } from '../bootstrap/main.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { readLink } from './releases.mjs';

/**
 * Returns the absolute folder of the current release. A process that starts in it stays on it when the link changes.
 * @throws Refusal when nothing is built.
 */
export function currentRelease(root = ROOT) {
  const release = readLink(root, 'current');
  if (!release) throw new BootstrapError('There is no release yet: npm run build makes one.');
  return release.folder;
}
