// Answers with a public cacheable file, or 304 for a matching ETag.
import 'server-only';
import { hash } from 'node:crypto';
import { namesTag } from '@/lib/shared/http/names-tag';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

export type FileAnswer = {
  readonly body: Uint8Array<ArrayBuffer> | string;
  readonly type: string;
  readonly cacheControl: string;
  readonly more?: Readonly<Record<string, string>>;
};

function tagOf(body: FileAnswer['body']): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Returns 200 with the file, or 304 where the request has its ETag. */
export function answerFile(request: Request, { body, type, cacheControl, more }: FileAnswer): Response {
  const tag = tagOf(body);
  const headers = {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    'Content-Security-Policy': INERT_POLICY,
    ETag: tag,
    ...more,
  };
  return namesTag(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

/** Returns an error response that is never cached. */
export function answerMissing(status: 404 | 421 | 503): Response {
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': INERT_POLICY };
  return new Response(null, { status, headers });
}
