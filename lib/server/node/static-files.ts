// The build's immutable files in memory, with their compressed forms.
import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { decodePath } from '@/lib/shared/decode-path';
import { SECURITY_HEADERS } from '@/lib/shared/http/security-headers';
import { takesCoding } from '@/lib/shared/http/takes-coding';

const PREFIX = '/_next/static/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
};

/** Small files have no compressed forms. */
type StaticFile = {
  readonly type: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
};

/** By decoded URL path: browsers, pages and the worker escape brackets differently. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

function readForm(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Reads scripts, styles and SVGs of a `static` folder with their `.br` and `.gz` files; a missing folder gives none. */
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

function pickForm(file: StaticFile, accepted: string): { readonly body: Buffer; readonly coding?: string } {
  if (file.br && takesCoding(accepted, 'br')) return { body: file.br, coding: 'br' };
  if (file.gzip && takesCoding(accepted, 'gzip')) return { body: file.gzip, coding: 'gzip' };
  return { body: file.plain };
}

/** Serves a file of the build; returns false for other requests. */
export function serveStatic(
  files: StaticFiles,
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: ServerResponse,
): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file = isRead ? files.get(decodePath(request.url?.split('?', 1)[0] ?? '')) : undefined;
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
