// Doctor check: keys that stand twice in an object of a registry file; JSON parsers take the last one and say nothing.
import 'server-only';
import path from 'node:path';
import { type FindingDetails, warning } from '@/lib/server/ops/doctor/case/finding';
import { listRegistryFiles } from '@/lib/server/tenants/files/list-files';
import { parseEntryText } from '@/lib/server/tenants/files/parse-entry-text';
import { readRegularFile } from '@/lib/server/tenants/files/read-regular-file';
import { sourceKindOf } from '@/lib/server/tenants/sources/source-kind';

const TOKEN = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}[\]:]/gs;

function findRepeated(json: string): string | undefined {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    if (token === '}' || token === ']') open.pop();
    if (token === ':' && open.at(-1)?.has(last)) return last;
    if (token === ':') open.at(-1)?.add(last);
    last = token;
  }
  return undefined;
}

function findIn(file: string): string | undefined {
  try {
    const text = readRegularFile(file);
    return parseEntryText(text).fault === undefined ? findRepeated(text) : undefined;
  } catch {
    // The registry's own check names the fault.
    return undefined;
  }
}

function listFiles(place: string): string[] {
  try {
    return sourceKindOf(place) ? [] : listRegistryFiles(place);
  } catch {
    return [];
  }
}

/** Warns of the first such key of each file that MERCHANTS names. */
export function checkRepeatedKeys(place: string): FindingDetails[] {
  return listFiles(place).flatMap((file) => {
    const key = findIn(file);
    if (key === undefined) return [];
    const text = `${path.basename(file)} has the key ${key} twice in one object: the last one counts`;
    return [warning('config', text, 'remove one of them')];
  });
}
