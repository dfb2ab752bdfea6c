// Before the browser tests: the site stands as its sources want it, also when the runner is started by hand; and there is a Firebase to sign in at.
import { build } from '../../scripts/release/make/build-release.mjs';
import { startLazyEmulators } from '../firebase/lazy-emulators.mjs';
import { takeOwnFolder } from './own-folder.mjs';

export default async () => {
  // Whatever this process sets, its workers, their browsers and their sites inherit.
  const giveBack = takeOwnFolder(process.env, 'journeys');
  const emulators = await startLazyEmulators();
  const end = () => emulators.stop().finally(giveBack);
  process.env.FIREBASE_AUTH_EMULATOR = emulators.origin;
  try {
    await build();
  } catch (error) {
    await end();
    throw error;
  }
  return end;
};
