// Command line of the bench: rows by id, --quick for short rounds, --soak for the long run of PRF-28.
import { BootstrapError } from '../../scripts/bootstrap/main.mjs';

/** Each row is the median of three runs. */
const FULL = {
  runs: 3,
  rounds: 3,
  seconds: 3,
  warmSeconds: 2,
  starts: 3,
  visits: 3,
  soakSeconds: 180,
  isQuick: false,
};
const QUICK = {
  runs: 1,
  rounds: 1,
  seconds: 1,
  warmSeconds: 1,
  starts: 1,
  visits: 1,
  soakSeconds: 12,
  isQuick: true,
};
const LONG_SOAK_SECONDS = 1_800;

/** Returns the plan of a run, and the wanted rows (empty: all). @throws BootstrapError for anything else. */
export function parseOptions(args, knownIds) {
  const wanted = args.filter((one) => !one.startsWith('--')).map((one) => one.toUpperCase());
  const unknown = [
    ...wanted.filter((id) => !knownIds.includes(id)),
    ...args.filter((one) => one.startsWith('--') && !['--quick', '--soak'].includes(one)),
  ];
  if (unknown.length > 0)
    throw new BootstrapError(
      `Unknown: ${unknown.join(', ')}. Rows: ${knownIds.join(', ')}; switches: --quick, --soak`,
    );
  const plan = { ...(args.includes('--quick') ? QUICK : FULL) };
  if (args.includes('--soak')) plan.soakSeconds = LONG_SOAK_SECONDS;
  return { plan, wanted };
}
