// The list of the build's files: the same for every merchant, created once.
import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ANSWER_HEADERS } from '@/lib/server/http/call-answer';
import { getBuildId } from '@/lib/server/platform/get-build-id';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { namesTag } from '@/lib/shared/http/names-tag';
import { buildAssetManifest, hashText, NO_ASSETS, toAssetTag } from '@/lib/shared/update/asset-manifest';

function readText(...parts: string[]): string {
  try {
    return readFileSync(path.join(process.cwd(), ...parts), 'utf8');
  } catch {
    return '';
  }
}

function readFirst(): string[] {
  const text = readText('.next', 'build-manifest.json');
  const { polyfillFiles = [], rootMainFiles = [] } = text === '' ? {} : JSON.parse(text);
  return [...rootMainFiles, ...polyfillFiles];
}

/** Only the build's own files: the static folder also has those of the previous release, for open pages. */
function readNames(): string[] {
  return JSON.parse(readText('static-files.json'));
}

function makeText(): string {
  const buildId = getBuildId();
  if (buildId === '') return JSON.stringify(NO_ASSETS);
  // Builds of the same sources differ by their id, in the worker too.
  const script = readText('public', 'm', 'sw.js').replaceAll(buildId, '');
  const worker = script === '' ? undefined : hashText(script);
  return JSON.stringify(buildAssetManifest({ names: readNames(), first: readFirst(), buildId, worker }));
}

type AssetList = { readonly text: string; readonly tag: string };

function makeList(): AssetList {
  const text = makeText();
  return { text, tag: toAssetTag(hashText(text)) ?? '' };
}

/** Returns the build's files, none in development; 304 to who knows them. No cache may store them: an old answer would hide an update. */
export function answerAssets(request: Request): Response {
  const { text, tag } = getProcessSingleton('asset-manifest', makeList);
  const isKnown = namesTag(request.headers.get('if-none-match'), tag);
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: { ...ANSWER_HEADERS, ETag: tag },
  });
}
