// Doctor check: each host leads to this installation, or the owner of its domain has agreed to that in its DNS.
import 'server-only';
import { Resolver } from 'node:dns/promises';
import { type FindingDetails, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import { listHosts } from '@/lib/server/ops/doctor/case/merchant-case';
import { requestSite } from '@/lib/server/ops/doctor/case/request-site';
import { toDomainProof } from '@/lib/server/tenants/domain-proof';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { isLoopbackHost } from '@/lib/shared/merchant/host';
import { SITE_FILES } from '@/lib/shared/site-files';

const CHECK = 'ownership';
const RECORD = '_site-proof';
const LOOKUP = { timeout: 3_000, tries: 2 };

export type ProofSources = {
  /** Returns what a host answers at the proof's path, without TLS. @throws the connection's error. */
  readonly request: (host: string) => Promise<string>;
  /** Returns the TXT records of a name. @throws where it has none. */
  readonly readRecords: (name: string) => Promise<readonly string[]>;
};

const SOURCES: ProofSources = {
  request: async (host) => {
    const { bytes } = await requestSite({ site: new URL(`http://${host}`), host, path: SITE_FILES.proof });
    return bytes.toString('utf8', 0, 64).trim();
  },
  readRecords: async (name) => (await new Resolver(LOOKUP).resolveTxt(name)).map((parts) => parts.join('')),
};

async function isProved(answer: Promise<string | readonly string[]>, proofs: readonly string[]) {
  const given = await answer.catch(() => []);
  return [given].flat().some((text) => proofs.includes(text));
}

async function examineHost(
  host: string,
  secrets: readonly string[],
  { request, readRecords }: ProofSources,
): Promise<FindingDetails> {
  if (isLoopbackHost(host)) return note(CHECK, `${host} needs no proof: it is the visitor's own machine`);
  const proofs = secrets.map((secret) => toDomainProof(secret, host));
  if (await isProved(request(host), proofs)) return good(CHECK, `${host} leads to this installation`);
  const name = `${RECORD}.${host}`;
  if (await isProved(readRecords(name), proofs))
    return note(CHECK, `${host} does not lead here yet; its domain agrees by a TXT record`);
  return warning(
    CHECK,
    `${host} is not proved: it does not lead to this installation, and has no TXT record`,
    `point its DNS here, or let its owner set TXT ${name} to ${proofs[0]}`,
  );
}

/** Returns one finding per host, and per wildcard for one name of it. `secrets` are those of SESSION_SECRET, newest first. */
export async function checkOwnership(
  { hosts }: Pick<Merchant, 'hosts'>,
  secrets: readonly string[],
  sources = SOURCES,
): Promise<FindingDetails[]> {
  return Promise.all(listHosts({ hosts }).map((host) => examineHost(host, secrets, sources)));
}
