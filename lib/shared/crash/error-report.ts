// What a browser reports of a script error: its kind and places in the build's own scripts. No message, no query, nothing typed.
import { isRecord } from '@/lib/shared/is-record';

export const ERROR_REPORT_PATH = '/error-report';

/** Own kinds; any other error counts as `Error`. */
const ERROR_KINDS = [
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'ChunkLoadError',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** A frame is `name@chunks/file.js:line:column`. */
export type ErrorReport = {
  readonly kind: ErrorKind;
  readonly frames: readonly string[];
  readonly page: string;
  readonly build: string;
};

const MAX_FRAMES = 10;
const MAX_LINES = 50;
const MAX_LINE_CHARS = 500;
/** Chromium: `at name (https://host/_next/static/…js:1:2)`; Firefox and WebKit: `name@https://host/_next/static/…js:1:2`. */
const NAME = /^\s*(?:at )?(?:async )?(?:new )?([\w$.<>]{1,60})(?: \(|@)/;
const STATIC = '/_next/static/';
const FILE = /^[\w./%()@-]{1,200}$/;
const NUMBER = /^\d{1,7}$/;
const FRAME = /^[\w$.<>]{1,60}@[\w./%()@-]{1,200}\.js:\d{1,7}:\d{1,7}$/;
const BUILD = /^[\w-]{1,64}$/;
const PAGE = /^\/[\w./-]{0,80}$/;

// `chunks/1.js?dpl=1:2:3)` names a file, a line and a column.
function toPlace(line: string): string | undefined {
  const at = line.indexOf(STATIC);
  const rest = at === -1 ? '' : line.slice(at + STATIC.length).trimEnd();
  const [place = '', row = '', column = ''] = (rest.endsWith(')') ? rest.slice(0, -1) : rest).split(':');
  const [file = ''] = place.split('?', 1);
  const isPlace = file.endsWith('.js') && FILE.test(file) && NUMBER.test(row) && NUMBER.test(column);
  return isPlace ? `${file}:${row}:${column}` : undefined;
}

function toFrame(line: string): string[] {
  const place = toPlace(line.slice(0, MAX_LINE_CHARS));
  return place === undefined ? [] : [`${NAME.exec(line)?.[1] ?? '<unknown>'}@${place}`];
}

/** Returns the kind of an error. */
function toKind(name: unknown): ErrorKind {
  return ERROR_KINDS.find((kind) => kind === name) ?? 'Error';
}

/** Returns the frames of a stack that lie in the build's scripts, at most ten; none for an extension's or a vendor's. */
export function toFrames(stack: string): string[] {
  return stack.split('\n', MAX_LINES).flatMap(toFrame).slice(0, MAX_FRAMES);
}

/** Parses a report, and drops what is not of its form; undefined without a frame of our own. */
export function parseErrorReport(value: unknown): ErrorReport | undefined {
  if (!isRecord(value) || !Array.isArray(value.frames)) return undefined;
  const { kind, frames, page, build } = value;
  const own = frames.filter((frame) => typeof frame === 'string' && FRAME.test(frame)).slice(0, MAX_FRAMES);
  if (own.length === 0) return undefined;
  return {
    kind: toKind(kind),
    frames: own,
    page: typeof page === 'string' && PAGE.test(page) ? page : '',
    build: typeof build === 'string' && BUILD.test(build) ? build : '',
  };
}
