// The build's immutable files, kept in memory with their compressed forms: a chunk costs no disk, no compression and no router.
import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { SECURITY_HEADERS } from '@/lib/shared/http/security-headers';
import { takesCoding } from '@/lib/shared/http/takes-coding';

const PREFIX = '/_next/static/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
};

/** One file of the build; the compressed forms are missing where the file is too small for them. */
type StaticFile = {
  readonly type: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
};

/** Files by the path of their URL, decoded: browsers, the page and the worker escape brackets and signs each in their own way. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

function readForm(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Reads scripts, styles and drawings of a build's `static` folder, with the `.br` and `.gz` that stand beside them. A missing folder gives none. */
export function readStaticFiles(folder: string): StaticFiles {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.flatMap((name): [string, StaticFile][] => {
      const type = TYPES[path.extname(name)];
      const file = path.join(folder, name);
      if (!type) return [];
      const url = PREFIX + name.split(path.sep).join('/');
      return [
        [url, { type, plain: readFileSync(file), br: readForm(`${file}.br`), gzip: readForm(`${file}.gz`) }],
      ];
    }),
  );
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The smallest form that the browser takes. */
function pickForm(file: StaticFile, accepted: string): { readonly body: Buffer; readonly coding?: string } {
  if (file.br && takesCoding(accepted, 'br')) return { body: file.br, coding: 'br' };
  if (file.gzip && takesCoding(accepted, 'gzip')) return { body: file.gzip, coding: 'gzip' };
  return { body: file.plain };
}

/** Answers a request for a file of the build; false when it is for something else, which Next then answers. */
export function serveStatic(
  files: StaticFiles,
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: ServerResponse,
): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file = isRead ? files.get(decode(request.url?.split('?', 1)[0] ?? '')) : undefined;
  if (!file) return false;
  const { body, coding } = pickForm(file, String(request.headers['accept-encoding'] ?? ''));
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Vary', 'Accept-Encoding');
  if (coding) response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
  return true;
}
