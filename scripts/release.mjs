// npm run release: lists the releases; `-- --to <id>` and `npm run rollback` switch to another one without a build.

import { BootstrapError } from './bootstrap/main.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { describeReleases } from './release/describe-releases.mjs';
import { holdBack } from './release/hold.mjs';
import { hashSources } from './release/make/build-release.mjs';
import { readLink, readRelease } from './release/releases.mjs';
import { switchRelease } from './release/switch-release.mjs';
import { withBuildLock } from './release/with-build-lock.mjs';

const USAGE = 'Usage: npm run release [-- --to <id>], npm run rollback';

function toTarget(args) {
  if (args.length === 0) return undefined;
  const [option, id = '', ...rest] = args;
  if (option === '--back' && args.length === 1) {
    const previous = readLink(ROOT, 'previous');
    if (!previous) throw new BootstrapError('There is no previous release to go back to.');
    return previous.id;
  }
  if (option !== '--to' || id === '' || rest.length > 0) throw new BootstrapError(USAGE);
  if (!/^[\w-]+$/.test(id) || !readRelease(ROOT, id))
    throw new BootstrapError(`There is no release ${id}: npm run release lists them.`);
  return id;
}

async function run(args) {
  const target = toTarget(args);
  if (target)
    await withBuildLock(ROOT, () => {
      switchRelease(ROOT, target);
      holdBack(ROOT, hashSources(ROOT));
    });
  console.log(describeReleases(ROOT));
  if (target)
    console.log(
      '\nIt counts from the next start of each instance: systemctl restart site (with INSTANCES: reload)',
    );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof BootstrapError ? error.message : error);
  process.exitCode = 1;
}
