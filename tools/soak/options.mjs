// Command line of the soak: `--minutes=N`, by default thirty.
import { BootstrapError } from '../../scripts/bootstrap/main.mjs';

const DEFAULT = '--minutes=30';
/** Minimum for one round of events. */
const LEAST = 3;

/** Returns how long the soak runs, in ms. @throws BootstrapError for anything else on the command line. */
export function parseSoakOptions(args) {
  const [option = DEFAULT, ...rest] = args;
  const minutes = Number(/^--minutes=(\d{1,4})$/.exec(option)?.[1] ?? 0);
  if (rest.length > 0 || minutes < LEAST)
    throw new BootstrapError(`Usage: npm run soak [-- --minutes=N], ${LEAST} minutes at least`);
  return minutes * 60_000;
}
