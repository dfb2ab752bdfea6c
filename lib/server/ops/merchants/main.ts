// Entry of build/merchants.mjs, which `npm run merchants` starts.
import 'server-only';
import { randomBytes } from 'node:crypto';
import { DoctorError } from '@/lib/server/ops/doctor/environment/find-env-files';
import { loadEnvironment } from '@/lib/server/ops/doctor/environment/load-environment';
import { CommandError, MERCHANTS_USAGE, parseCommand } from '@/lib/server/ops/merchants/parse-command';
import { runCommand } from '@/lib/server/ops/merchants/run-command';
import { getEnv } from '@/lib/server/platform/env';
import { setEnvValues } from '@/lib/server/platform/env-value';

const WRONG_USE = 2;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (!command) {
    print(MERCHANTS_USAGE);
    return 0;
  }
  loadEnvironment(command);
  // A pipeline that checks a registry has no secret of the site.
  setEnvValues({ SESSION_SECRET: randomBytes(32).toString('hex') }, 'set');
  return runCommand({
    command,
    print,
    merchants: () => getEnv().MERCHANTS,
    canary: () => getEnv().MERCHANTS_CANARY,
  });
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError || error instanceof DoctorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = WRONG_USE;
}
