// Each jest test file, and each run of the journeys, has a temporary folder of its own, which goes with all that its processes leave there: one that is killed removes nothing.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes `TMPDIR` a new folder; returns what removes it and sets back the old one. */
export function takeOwnFolder(env = process.env, name = 'jest') {
  const before = env.TMPDIR;
  const folder = mkdtempSync(path.join(before ?? tmpdir(), `${name}-`));
  // Servers that refuse to run as root come through it as another user.
  chmodSync(folder, 0o711);
  env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete env.TMPDIR;
    else env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** A test environment with a folder of its own, set before the environment copies its variables. */
export const withOwnFolder = (Environment) =>
  class extends Environment {
    #giveBack;

    constructor(...given) {
      const giveBack = takeOwnFolder();
      super(...given);
      this.#giveBack = giveBack;
    }

    async teardown() {
      await super.teardown();
      this.#giveBack();
    }
  };
