// Click ids in cached pages: the page is rendered with placeholders, and each response writes the visitor's values into all links.
import 'server-only';
import { hkdfSync } from 'node:crypto';
import { getEnv } from '@/lib/server/platform/env';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { CLICK_NAMES } from '@/lib/shared/click-names';

export type ClickValue = { readonly name: string; readonly mark: string; readonly value: string };

/** Values that look the same in an address, an attribute and a script, escaped or not. */
const PLAIN = /^[A-Za-z0-9_.-]{1,256}$/;
const MARK_BYTES = 12;
const SCRIPT_TEXT = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

// Letters and digits only, secret, and equal in all instances, which share pages.
function toMark(name: string): string {
  const [secret = ''] = getEnv().SESSION_SECRET;
  return `c${Buffer.from(hkdfSync('sha256', secret, name, 'site click mark', MARK_BYTES)).toString('hex')}`;
}

const getMarks = () =>
  getProcessSingleton(
    'click-marks',
    () => new Map(CLICK_NAMES.map((name) => [name as string, toMark(name)])),
  );

/** Returns an address's clicks and its query without them. Undefined where one is repeated or needs escaping. */
export function splitClicks(
  query: URLSearchParams,
): { readonly rest: URLSearchParams; readonly clicks: readonly ClickValue[] } | undefined {
  const [rest, clicks]: [URLSearchParams, ClickValue[]] = [new URLSearchParams(), []];
  for (const [name, value] of query) {
    const mark = getMarks().get(name);
    if (mark === undefined) rest.append(name, value);
    else if (!PLAIN.test(value) || clicks.some((click) => click.name === name)) return undefined;
    else clicks.push({ name, mark, value });
  }
  return { rest, clicks };
}

function dataOf(body: Buffer): string {
  const parts = [...body.toString('utf8').matchAll(SCRIPT_TEXT)].map(([, text = '""']) => JSON.parse(text));
  return Buffer.from(parts.join('')).toString('latin1');
}

/** Returns whether a page accepts values of any length: React prefixes long texts with their length, so none may contain a placeholder. */
export function canCarryClicks(body: Buffer, clicks: readonly ClickValue[]): boolean {
  const data = dataOf(body);
  const counted = /[0-9a-f]{1,8}:T([0-9a-f]{1,8}),/g;
  for (let row = counted.exec(data); row; row = counted.exec(data)) {
    const end = counted.lastIndex + Number.parseInt(row[1] ?? '0', 16);
    const text = data.slice(counted.lastIndex, end);
    if (clicks.some(({ mark }) => text.includes(mark))) return false;
    counted.lastIndex = end;
  }
  return true;
}
