// List of the build's files, whose change is an update of the site.
import { isRecord, readJson } from '@/lib/shared/is-record';
import { hashText } from '@/lib/shared/update/hash-text';

/** Files by their name without hash, and those that every page loads first. */
export type AssetManifest = {
  readonly files: Readonly<Record<string, string>>;
  readonly entrypoints: readonly string[];
};

/** Development servers have no build. */
export const NO_ASSETS: AssetManifest = { files: {}, entrypoints: [] };

const HASH = /[-.][0-9a-f]{16}(?=\.(?:js|css)$)/;
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
