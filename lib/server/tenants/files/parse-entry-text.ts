// Parses JSON that people write; a fault is named by its place alone, because the file may contain secrets.
import 'server-only';

/** Longer texts are not searched: each step of the search parses up to all of one. */
const MAX_SEARCHED = 1024 * 1024;

type Parsed = { readonly data?: unknown; readonly fault?: string };

const parse = (text: string): { data?: unknown; message?: string } => {
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    return { message: (error as Error).message };
  }
};

// Whether more text could make it JSON: the parser finds its fault at the end.
function canContinue(text: string): boolean {
  const { message } = parse(text);
  if (message === undefined || /^Un(?:expected end|terminated)/.test(message)) return true;
  return message.includes(`at position ${text.length} `);
}

// The parser says no position for an unexpected character, as after a trailing comma of an array.
function findFault(text: string): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (canContinue(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Parses a text, without its byte order mark; `fault` says where it is no JSON. */
export function parseEntryText(written: string): Parsed {
  const text = written.replace(/^\uFEFF/, '');
  const { data, message } = parse(text);
  if (message === undefined) return { data };
  if (text.trim() === '') return { fault: 'an empty file' };
  if (text.length > MAX_SEARCHED) return { fault: 'not JSON' };
  const lines = text.slice(0, findFault(text)).split('\n');
  return { fault: `not JSON at line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}` };
}
