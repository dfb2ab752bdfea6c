// Looks at the registry's files: checks those that changed, and assembles what serves.
import 'server-only';
import { statSync } from 'node:fs';
import path from 'node:path';
import { toShare } from '@/lib/server/tenants/assembly/canary-share';
import { type LastGood, NO_LAST_GOOD } from '@/lib/server/tenants/assembly/last-good-merchants';
import { assemble, type LoadContext, toUnreadableLoad } from '@/lib/server/tenants/assembly/load-registry';
import type { Candidate } from '@/lib/server/tenants/assembly/take-candidate';
import { checkEntry } from '@/lib/server/tenants/files/check-entry';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import type { Listing } from '@/lib/server/tenants/files/list-files';
import { type Look, type LookRequest, toCandidateKey } from '@/lib/server/tenants/look/look-request';
import { packLoad } from '@/lib/server/tenants/packed/pack-load';
import type { Packed } from '@/lib/server/tenants/packed/packed';
import { type Unpacked, unpackLoad } from '@/lib/server/tenants/packed/unpack-load';

/** A former look. */
export type Former = {
  readonly packed: Packed;
  readonly isSameBuild: boolean;
  /** Build and variables of the environment are the same now. */
  readonly isSameEnv: boolean;
};

export type CheckAll = (files: readonly string[]) => Promise<FileCheck[]>;

const NOTHING: Unpacked = { checks: [], candidate: [], lastGood: NO_LAST_GOOD };

function folderOf(place: string): string {
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? path.dirname(place) : place;
}

// What another build, or another value of a variable, has made good may be faulty now.
function toChecked({ files, get }: LastGood): LastGood {
  const read = new Map<string, ReturnType<LastGood['get']>>();
  return {
    files,
    get: (code) => {
      const entry = get(code);
      if (entry && !read.has(code)) {
        const { merchant } = checkEntry(JSON.parse(entry.text), '');
        read.set(code, merchant?.code === code ? merchant : undefined);
      }
      return read.get(code);
    },
  };
}

function unpackFormer({ packed, isSameBuild, isSameEnv }: Former, request: LookRequest): Unpacked {
  const { place, candidate } = request;
  const folders = { stable: folderOf(place), candidate: candidate && folderOf(candidate.place) };
  const { lastGood, ...lists } = unpackLoad(packed, folders);
  if (isSameEnv) return { ...lists, lastGood };
  const keep = (checks: readonly FileCheck[]): FileCheck[] =>
    isSameBuild ? checks.filter(({ variables }) => variables.length === 0) : [];
  return { checks: keep(lists.checks), candidate: keep(lists.candidate), lastGood: toChecked(lastGood) };
}

// The files of a copy are left alone until its version changes.
const isLeft = (former: Former | undefined, before: string | undefined, now: string | undefined): boolean =>
  now !== undefined && now === before && former?.isSameEnv === true;

async function recheck(
  listing: Promise<Listing>,
  last: readonly FileCheck[],
  check: CheckAll,
): Promise<FileCheck[]> {
  const { files, signatures } = await listing;
  const known = new Map(last.map((it) => [it.file, it]));
  const changed = files.filter((file, at) => known.get(file)?.signature !== signatures[at]);
  for (const it of await check(changed)) known.set(it.file, it);
  return files.flatMap((file) => known.get(file) ?? []);
}

type Known = { readonly former?: Former; readonly last: Unpacked };

async function lookAtCandidate(
  { request: { candidate }, list }: Look,
  { former, last }: Known,
  check: CheckAll,
): Promise<Candidate | undefined> {
  const takes = candidate && toShare(candidate.whom, candidate.instance);
  if (!candidate || !takes) return undefined;
  const { place, version } = candidate;
  const before = former?.packed.facts.candidate?.version;
  if (isLeft(former, before, version)) return { checks: last.candidate, version, takes };
  // A folder that is not there is an empty candidate.
  return { checks: await recheck(list(place), last.candidate, check).catch(() => []), version, takes };
}

/** Returns what the files hold now; what a former look has checked is not checked again unless it changed. */
export async function lookAgain(look: Look, former: Former | undefined, check: CheckAll): Promise<Packed> {
  const { request, list } = look;
  const { place, version, recent } = request;
  const last = former ? unpackFormer(former, request) : NOTHING;
  const candidate = await lookAtCandidate(look, { former, last }, check);
  const context: LoadContext = { lastGood: last.lastGood, recent, candidate };
  const where = { place, version, candidateKey: toCandidateKey(request) };
  const isSame = isLeft(former, former?.packed.facts.version, version);
  try {
    const checks = isSame ? last.checks : await recheck(list(place), last.checks, check);
    return packLoad(assemble(place, checks, context), where);
  } catch (error) {
    return packLoad(toUnreadableLoad(place, error, context), where);
  }
}
