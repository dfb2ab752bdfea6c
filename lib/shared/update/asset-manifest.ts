// The list of the build's files, whose change is an update of the site.
import { hashText } from '@/lib/shared/update/hash-text';

/** Files of the build by what they are called without their hash, and those that every page loads first. */
export type AssetManifest = {
  readonly files: Readonly<Record<string, string>>;
  readonly entrypoints: readonly string[];
};

/** What a site without a build says: a development server. */
export const NO_ASSETS: AssetManifest = { files: {}, entrypoints: [] };

const HASH = /[-.][0-9a-f]{16}(?=\.(?:js|css)$)/;
/** The build's name for a handler: no page ever loads it. */
const HANDLER_SCRIPT = /\/route-[0-9a-f]+\.js$/;
const IS_LISTED = /\.(?:js|css)$/;

/** What a build wrote: names below its static folder, the files that every page begins with, and which build it is. */
export type BuildOutput = {
  readonly names: readonly string[];
  readonly first: readonly string[];
  readonly buildId: string;
  /** A fingerprint of the worker's script. */
  readonly worker?: string;
};

/** Makes the list. Files under the build's own name are left out: it differs between two builds of the same sources. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The page of a captive portal, or half an answer.
    return undefined;
  }
}

/** The fingerprint of an answer's text; undefined for what is no list of files: an error's body, a foreign page. */
export function assetHashOf(text: string): string | undefined {
  const value = readJson(text);
  return isRecord(value) && isRecord(value.files) ? hashText(text) : undefined;
}
