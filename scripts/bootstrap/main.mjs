// What every script of the project does first: packages, then the right Node; and how it ends when a step fails.
import { install } from './install.mjs';
import { StepFailed } from './quiet.mjs';
import { isTooOld, restartUnderOwnNode } from './runtime.mjs';

/** A fault the reader can mend: its message alone is printed. */
export class BootstrapError extends Error {}

/** Runs `main` under the project's own Node with all packages there; ends the process with the code it returns. */
export async function runMain(moduleUrl, main) {
  try {
    await install();
    if (isTooOld(process.version)) await restartUnderOwnNode(moduleUrl);
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const isTold = error instanceof StepFailed || error instanceof BootstrapError;
    console.error(isTold ? error.message : error);
    process.exitCode = 1;
  }
}
