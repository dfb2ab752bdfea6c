// Examines an installation: environment and registry first, then each merchant.
import 'server-only';
import path from 'node:path';
import {
  type Finding,
  fault,
  SITE,
  toFindings,
  toRegistryFinding,
} from '@/lib/server/ops/doctor/case/finding';
import { toCheckVisitor } from '@/lib/server/ops/doctor/case/merchant-case';
import { type DoctorArguments, UsageError } from '@/lib/server/ops/doctor/case/parse-arguments';
import { checkAnswering } from '@/lib/server/ops/doctor/checks/answering';
import { checkBranding, checkLogo } from '@/lib/server/ops/doctor/checks/branding';
import { checkChat } from '@/lib/server/ops/doctor/checks/chat';
import {
  checkHops,
  checkPageCache,
  checkRedis,
  checkSecrets,
} from '@/lib/server/ops/doctor/checks/environment';
import { checkHosts } from '@/lib/server/ops/doctor/checks/hosts';
import { checkManifest } from '@/lib/server/ops/doctor/checks/manifest';
import { checkMobileRegistration } from '@/lib/server/ops/doctor/checks/mobile-password';
import { checkOwnership } from '@/lib/server/ops/doctor/checks/ownership';
import { checkPixels } from '@/lib/server/ops/doctor/checks/pixels';
import { checkProvider } from '@/lib/server/ops/doctor/checks/provider';
import { checkRepeatedKeys } from '@/lib/server/ops/doctor/checks/repeated-keys';
import { checkServedManifest } from '@/lib/server/ops/doctor/checks/served-manifest';
import { checkSizedImages } from '@/lib/server/ops/doctor/checks/sized-images';
import { checkSocial } from '@/lib/server/ops/doctor/checks/social';
import { checkUnreadFiles } from '@/lib/server/ops/doctor/checks/unread-files';
import { examineOffline } from '@/lib/server/ops/doctor/examine-entry';
import type { Env } from '@/lib/server/platform/env';
import type { RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { toMade } from '@/lib/server/tenants/merchant/registry-merchant';

/** Merchants examined at a time. */
const AT_ONCE = 8;

/** Returns the requested merchants, also beside broken ones. @throws UsageError for an unknown code. */
function listMerchants({ checks, faults }: RegistryLoad, codes: readonly string[]): Merchant[] {
  const known = checks.flatMap(({ entries }) => entries.filter((entry) => entry !== undefined));
  const strangers = codes.filter((code) => !known.some((it) => it.code === code));
  const isBroken = (code: string) => faults.some(({ file }) => path.basename(file) === `${code}.json`);
  const [stranger] = strangers.filter((code) => !isBroken(code));
  if (stranger !== undefined)
    throw new UsageError(
      `No merchant has the code "${stranger}". There are: ${known.map(({ code }) => code).join(', ')}.`,
    );
  return known.filter(({ code }) => codes.length === 0 || codes.includes(code)).map(toMade);
}

async function examineMerchant(
  merchant: Merchant,
  { offline, site }: DoctorArguments,
  secrets: readonly string[],
): Promise<Finding[]> {
  const base = examineOffline(merchant);
  if (offline) return toFindings(merchant.code, base);
  const named = { merchant, visitor: toCheckVisitor(merchant), site };
  const { findings, status, config } = await checkProvider(named);
  const it = { ...named, status, config };
  const isReached = status !== undefined || config !== undefined;
  const rest = await Promise.all([
    checkHosts(merchant),
    checkOwnership(merchant, secrets),
    checkMobileRegistration(it),
    checkAnswering(it),
    checkBranding(it),
    checkLogo(it),
    isReached ? checkManifest(it) : [],
    isReached ? checkSizedImages(it) : [],
    checkServedManifest(it),
    checkPixels(it),
    checkSocial(it),
    isReached ? checkChat(it) : [],
  ]);
  return toFindings(merchant.code, [...findings, ...base, ...rest.flat()]);
}

async function examineAll(
  merchants: readonly Merchant[],
  options: DoctorArguments,
  secrets: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let at = 0; at < merchants.length; at += AT_ONCE) {
    const batch = merchants.slice(at, at + AT_ONCE);
    findings.push(
      ...(await Promise.all(batch.map((merchant) => examineMerchant(merchant, options, secrets)))).flat(),
    );
  }
  return findings;
}

/** Returns all findings, the site's own first. @throws UsageError for an unknown merchant. */
export async function examine(env: Env, options: DoctorArguments, load: RegistryLoad): Promise<Finding[]> {
  const merchants = listMerchants(load, options.codes);
  const own = [
    ...checkSecrets(env.SESSION_SECRET),
    ...checkPageCache(env),
    ...checkUnreadFiles(env.MERCHANTS),
    ...checkRepeatedKeys(env.MERCHANTS),
    ...checkHops(
      env.TRUSTED_PROXY_HOPS,
      merchants.flatMap(({ hosts }) => hosts),
    ),
    ...(options.offline ? [] : await checkRedis(env)),
  ];
  const wrong = load.faults.map(toRegistryFinding);
  return [...toFindings(SITE, own), ...wrong, ...(await examineAll(merchants, options, env.SESSION_SECRET))];
}

/** Returns the faults of an invalid environment, and of its registry if that is named. */
export function examineBroken(why: string, load?: RegistryLoad): Finding[] {
  const [, ...lines] = why.split('\n');
  const details = lines.map((line) =>
    fault(
      'environment',
      line.trim(),
      'set it as docs/operations/environment.md says, and run the doctor again',
    ),
  );
  return [...toFindings(SITE, details), ...(load?.faults ?? []).map(toRegistryFinding)];
}
