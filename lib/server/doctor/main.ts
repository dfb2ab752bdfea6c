// The doctor as a program of its own: build/doctor.mjs, which `npm run doctor` starts (B41).
import 'server-only';
import { type Asked, parseArguments, USAGE, WrongUse } from '@/lib/server/doctor/arguments';
import { examine, examineBroken } from '@/lib/server/doctor/examine';
import type { Finding } from '@/lib/server/doctor/finding';
import { countLevels, toJson, toTable } from '@/lib/server/doctor/report';
import { getEnv } from '@/lib/server/env';
import { readEnvValue } from '@/lib/server/env-value';
import { getLog } from '@/lib/server/log';

const EXIT = { fine: 0, fault: 1, wrongUse: 2 };

async function findAll(asked: Asked): Promise<Finding[]> {
  let env: ReturnType<typeof getEnv>;
  try {
    env = getEnv();
  } catch (error) {
    return examineBroken(error instanceof Error ? error.message : String(error), readEnvValue('MERCHANTS'));
  }
  // What the site would log, the findings say better.
  getLog().level = 'silent';
  return examine(env, asked);
}

async function run(words: readonly string[]): Promise<number> {
  const asked = parseArguments(words);
  if (asked.help) {
    process.stdout.write(`${USAGE}\n`);
    return EXIT.fine;
  }
  const findings = await findAll(asked);
  process.stdout.write(asked.json ? toJson(findings) : toTable(findings));
  return countLevels(findings).fault > 0 ? EXIT.fault : EXIT.fine;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  process.exitCode = EXIT.wrongUse;
}
