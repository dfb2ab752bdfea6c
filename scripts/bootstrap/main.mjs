// First steps of every script: packages, the right Node, and the exit code of a failure.
import { install } from './install.mjs';
import { StepFailed } from './quiet.mjs';
import { isTooOld, restartUnderOwnNode } from './runtime.mjs';

/** An error that the reader can fix: only its message is printed. */
export class BootstrapError extends Error {}

/** Runs `main` under the project's Node with all packages, and exits with the code it returns. */
export async function runMain(moduleUrl, main) {
  try {
    await install();
    if (isTooOld(process.version)) await restartUnderOwnNode(moduleUrl);
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const isWrongUse = String(error?.code).startsWith('ERR_PARSE_ARGS');
    const isPrinted = isWrongUse || error instanceof StepFailed || error instanceof BootstrapError;
    console.error(isPrinted ? error.message : error);
    process.exitCode = 1;
  }
}
