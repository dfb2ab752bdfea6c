// The doctor's entry: build/doctor.mjs, which `npm run doctor` starts.
import 'server-only';
import { type Finding, SITE, toFindings } from '@/lib/server/ops/doctor/case/finding';
import {
  DOCTOR_USAGE,
  type DoctorArguments,
  parseArguments,
  UsageError,
} from '@/lib/server/ops/doctor/case/parse-arguments';
import { checkNames } from '@/lib/server/ops/doctor/checks/environment-names';
import { DoctorError } from '@/lib/server/ops/doctor/environment/find-env-files';
import { loadEnvironment } from '@/lib/server/ops/doctor/environment/load-environment';
import { examine, examineBroken } from '@/lib/server/ops/doctor/examine';
import { toExaminedSite, toHead } from '@/lib/server/ops/doctor/examined-site';
import { countLevels, toJson, toTable } from '@/lib/server/ops/doctor/report';
import { getEnv } from '@/lib/server/platform/env';
import { readEnvValue } from '@/lib/server/platform/env-value';
import { getLog } from '@/lib/server/platform/log';
import type { RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';
import { loadOnce } from '@/lib/server/tenants/mirror/load-once';
import { toSourceName } from '@/lib/server/tenants/sources/source-kind';
import { messageOfError } from '@/lib/shared/message-of-error';

const EXIT = { fine: 0, fault: 1, wrongUse: 2 };

async function findAll(options: DoctorArguments, load?: RegistryLoad): Promise<Finding[]> {
  let env: ReturnType<typeof getEnv>;
  try {
    env = getEnv();
  } catch (error) {
    return examineBroken(messageOfError(error), load);
  }
  // The findings replace the site's log.
  getLog().level = 'silent';
  return examine(env, options, load ?? (await loadOnce(env.MERCHANTS)));
}

async function run(args: readonly string[]): Promise<number> {
  const options = parseArguments(args);
  if (options.help) {
    process.stdout.write(`${DOCTOR_USAGE}\n`);
    return EXIT.fine;
  }
  const environment = loadEnvironment(options);
  const place = readEnvValue('MERCHANTS');
  const registry = place ? { place: toSourceName(place), load: await loadOnce(place) } : undefined;
  const variables = registry?.load.checks.flatMap((it) => it.variables) ?? [];
  const named = toFindings(SITE, checkNames(environment.names ?? [], variables));
  const findings = [...named, ...(await findAll(options, registry?.load))];
  const examined = toExaminedSite(environment, options, registry);
  process.stdout.write(options.json ? toJson(findings, examined) : toHead(examined) + toTable(findings));
  return countLevels(findings).fault > 0 ? EXIT.fault : EXIT.fine;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof DoctorError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? `\n${DOCTOR_USAGE}\n` : ''}`);
  process.exitCode = EXIT.wrongUse;
}
