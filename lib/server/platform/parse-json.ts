// Parses JSON from browsers and providers; rejects deep nesting, which overflows the stack of recursive code, as of the channel to a
// render process (SEC-29, SEC-33).
import 'server-only';
import { readJson } from '@/lib/shared/is-record';

const MAX_DEPTH = 64;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [LIST, LIST_END, RECORD, RECORD_END] = [0x5b, 0x5d, 0x7b, 0x7d];

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

function isShallow(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === LIST || sign === RECORD) depth += 1;
    else if (sign === LIST_END || sign === RECORD_END) depth -= 1;
  }
  return depth <= MAX_DEPTH;
}

/** Returns the parsed value; undefined for invalid JSON and for nesting over 64 levels. */
export function parseJson(text: string): unknown {
  return isShallow(text) ? readJson(text) : undefined;
}
