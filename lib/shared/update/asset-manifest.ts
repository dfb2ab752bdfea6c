// List of the build's files, whose change is an update of the site, and its short hash, which is not for security.
import { isRecord, readJson } from '@/lib/shared/is-record';

const PRIMES = [2654435761, 1597334677, 2246822507, 3266489909] as const;
const HIGH_BITS = 2 ** 21;
const HIGH_STEP = 2 ** 32;

function mix(half: number, other: number): number {
  return Math.imul(half ^ (half >>> 16), PRIMES[2]) ^ Math.imul(other ^ (other >>> 13), PRIMES[3]);
}

/** Returns 53 bits in base 36; works on plain http, where Web Crypto is missing. */
export function hashText(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, PRIMES[0]);
    high = Math.imul(high ^ unit, PRIMES[1]);
  }
  const last = mix(low, high);
  const first = mix(high, last);
  return (((first >>> 0) % HIGH_BITS) * HIGH_STEP + (last >>> 0)).toString(36);
}

/** Files by their name without hash, and those that every page loads first. */
export type AssetManifest = {
  readonly files: Readonly<Record<string, string>>;
  readonly entrypoints: readonly string[];
};

/** Development servers have no build. */
export const NO_ASSETS: AssetManifest = { files: {}, entrypoints: [] };

const HASH = /[-.][0-9a-f]{10}(?=\.(?:js|css)$)/;
/** Script of a handler, which no page loads. */
const HANDLER_SCRIPT = /\/route-[0-9a-f]+\.js$/;
const IS_LISTED = /\.(?:js|css)$/;

export type BuildOutput = {
  readonly names: readonly string[];
  readonly first: readonly string[];
  readonly buildId: string;
  /** Hash of the worker's script. */
  readonly worker?: string;
};

/** Builds the list, without files under the build id, which differs between equal builds. */
export function buildAssetManifest({ names, first, buildId, worker }: BuildOutput): AssetManifest {
  const files: Record<string, string> = {};
  const isListed = (name: string) =>
    IS_LISTED.test(name) && !HANDLER_SCRIPT.test(name) && (buildId === '' || !name.startsWith(`${buildId}/`));
  for (const name of names.filter(isListed).toSorted()) {
    const known = `static/${name.replace(HASH, '')}`;
    files[Object.hasOwn(files, known) ? `static/${name}` : known] = `/_next/static/${name}`;
  }
  if (worker) files['m/sw.js'] = `/m/sw.js?v=${worker}`;
  return { files, entrypoints: first.map((name) => `/_next/${name}`) };
}

/** Returns the hash of a response; undefined for anything but a list of files, as the page of a captive portal. */
export function assetHashOf(text: string): string | undefined {
  const value = readJson(text);
  return isRecord(value) && isRecord(value.files) ? hashText(text) : undefined;
}

/** Returns the ETag of a list by its hash; undefined for a stored text that is no hash. */
export function toAssetTag(hash: string): string | undefined {
  return /^[0-9a-z]{1,16}$/.test(hash) ? `"${hash}"` : undefined;
}
